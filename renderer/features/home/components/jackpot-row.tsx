import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLaunchGame } from '#lib/games/use-launch-game.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { formatMoney } from '#lib/i18n/format-money.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { featuredGameQueries } from '#lib/queries/featured-games-query.ts'
import type { Game } from '#shared/contract/endpoints/games.ts'
import { compareAmounts } from '#shared/domain/money.ts'
import { GameThumb } from '#ui/game-thumb/game-thumb.tsx'
import { JackpotPanel } from '#ui/jackpot-panel/jackpot-panel.tsx'
import styles from './jackpot-row.module.css'

/** The main jackpot and the three games with the largest jackpots of their own. */
export function JackpotRow() {
  const { code } = useLanguage()
  const { data } = useQuery(featuredGameQueries(useGateway(), code).popular())
  const games = (data?.list ?? [])
    .flatMap((game) => (game.jackpot ? { game, jackpot: game.jackpot } : []))
    .sort((a, b) => compareAmounts(b.jackpot, a.jackpot))
    .slice(0, 3)
  return (
    <section className={styles.row}>
      <JackpotPanel />
      {games.length > 0 && (
        <ul className={styles.games}>
          {games.map(({ game, jackpot }) => (
            <li key={game.nodeId}>
              <JackpotGame game={game} jackpot={jackpot} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function JackpotGame({ game, jackpot }: { game: Game; jackpot: NonNullable<Game['jackpot']> }) {
  const { t } = useTranslation()
  const { tag } = useLanguage()
  const launch = useLaunchGame()
  return (
    <button type="button" className={styles.game} onClick={() => launch(game)}>
      <GameThumb icon={game.icon} name={game.gameName} className={styles.picture} />
      <span className={styles.name}>
        <b className="small clip">{game.gameName}</b> <span className="tiny faint">{t('game.jackpot')}</span>
      </span>{' '}
      <span className="fig">{formatMoney(jackpot, tag)}</span>
    </button>
  )
}
