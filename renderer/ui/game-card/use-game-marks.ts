import { useTranslation } from 'react-i18next'
import { formatMoneyShort } from '#lib/i18n/format-money.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { Game } from '#shared/contract/endpoints/games.ts'
import type { TileMark } from '#ui/tile/tile-marks.tsx'

/** A game's marks in order: Hot, New, jackpot, tag. Wide pictures have no room for the jackpot. */
export function useGameMarks(game: Game, size: 'tall' | 'wide'): TileMark[] {
  const { t } = useTranslation()
  const { tag } = useLanguage()
  const { isHot, isNew, jackpot, gameGroupCode } = game
  const marks: (TileMark | false)[] = [
    isHot === 1 && { kind: 'hot', label: t('game.hot') },
    isNew === 1 && { kind: 'new', label: t('game.new') },
    size === 'tall' &&
      jackpot != null && {
        kind: 'jackpot',
        label: t('game.jackpot'),
        amount: formatMoneyShort(jackpot, tag),
      },
    Boolean(gameGroupCode) && { kind: 'tag', label: gameGroupCode ?? '' },
  ]
  return marks.filter((mark) => mark !== false)
}
