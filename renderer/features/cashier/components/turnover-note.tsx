import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import type { Amount } from '#shared/domain/money.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { useGameNames } from './use-game-names.ts'

type TurnoverNoteProps = { required: Amount; gameTypes: readonly string[] | null }

/** What a bonus demands, in one sentence. */
export function TurnoverNote({ required, gameTypes }: TurnoverNoteProps) {
  const { t } = useTranslation('cashier')
  const { tag } = useLanguage()
  const gameNames = useGameNames()
  const amount = writeMoney(required, tag)
  return (
    <Notice>
      {gameTypes
        ? t('turnover.games', { amount, games: gameNames(gameTypes) })
        : t('turnover.all', { amount })}
    </Notice>
  )
}
