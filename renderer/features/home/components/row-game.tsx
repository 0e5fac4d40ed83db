import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatClock, zoneName } from '#lib/i18n/format-dates.ts'
import { formatMoney } from '#lib/i18n/format-money.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { RowGame as Game } from '#shared/contract/endpoints/home-rows.ts'
import { GameCard } from '#ui/game-card/game-card.tsx'
import { momentOf } from '../model/home-rows.ts'
import { LastResults } from './last-results.tsx'
import styles from './row-game.module.css'

type RowGameProps = {
  game: Game
  wide: boolean
  /** When it was fetched, in milliseconds since 1970. */
  seen: number
}

/** A game of a row, with its players or its next draw, its last results and its pot. */
export function RowGame({ game, wide, seen }: RowGameProps) {
  const { t } = useTranslation('sections')
  const { tag } = useLanguage()
  const moment = momentOf(game, seen)
  const figure = (value: number) => formatCount(value, tag)

  function live() {
    switch (moment?.kind) {
      case 'draw':
        return t('rows.draw', { time: `${formatClock(moment.time, tag)} ${zoneName(tag)}` })
      case 'seats':
        return t('rows.seats', {
          count: moment.seats,
          taken: figure(moment.taken),
          seats: figure(moment.seats),
        })
      case 'players':
        return t('rows.playing', { count: moment.players, figure: figure(moment.players) })
      case undefined:
        return undefined
    }
  }
  if (!wide) return <GameCard game={game} />
  const { results = [], pot } = game
  return (
    <div>
      <GameCard game={game} size="wide" live={live()} />
      {results.length > 0 && <LastResults results={results} />}
      {pot !== undefined && <p className={styles.pot}>{t('rows.pot', { amount: formatMoney(pot, tag) })}</p>}
    </div>
  )
}
