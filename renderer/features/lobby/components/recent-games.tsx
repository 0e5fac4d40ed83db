import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLaunchGame } from '#lib/games/use-launch-game.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { gameQueries } from '#lib/queries/games-query.ts'
import { withoutDoubles } from '#shared/contract/endpoint.ts'
import { GameThumb } from '#ui/game-thumb/game-thumb.tsx'
import styles from './lobby-search.module.css'

export interface RecentGamesProps {
  id: string
  onChoose: () => void
}

const mostShown = 6

/** The recently played games, to play one again. Renders nothing when there are none. */
export function RecentGames({ id, onChoose }: RecentGamesProps) {
  const { t } = useTranslation('lobby')
  const { t: common } = useTranslation()
  const { code } = useLanguage()
  const launch = useLaunchGame()
  const { data: games = [] } = useInfiniteQuery({
    ...gameQueries(useGateway(), code).recent(),
    select: ({ pages }) =>
      withoutDoubles(
        pages.flatMap(({ list }) => list),
        'nodeId',
      ).slice(0, mostShown),
  })
  if (games.length === 0) return null
  return (
    // Keeps the focus in the field: some browsers don't focus a pressed button, and the blur would close the list.
    <div className={styles.panel} onPointerDown={(event) => event.preventDefault()}>
      <h3 id={id}>{t('search.recent')}</h3>
      <ul aria-labelledby={id}>
        {games.map((game) => (
          <li key={game.nodeId}>
            <button
              type="button"
              aria-label={common('game.play', { game: game.gameName })}
              onClick={() => {
                onChoose()
                launch(game)
              }}
            >
              <GameThumb icon={game.icon} name={game.gameName} />
              <span className="grow">
                <b className="clip">{game.gameName}</b>{' '}
                <small className="clip">{game.vendorName ?? game.vassalage}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
