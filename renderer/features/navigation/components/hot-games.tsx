import { useQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useLaunchGame } from '#lib/games/use-launch-game.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { featuredGameQueries } from '#lib/queries/featured-games-query.ts'
import { GameThumb } from '#ui/game-thumb/game-thumb.tsx'
import type { NavCategory } from '../model/build-nav.ts'
import { isOfCategory } from '../model/hot-games.ts'
import styles from './nav-dropdown.module.css'

/** How many games are shown beside the vendors. */
const shownGames = 3

/** The hottest games of a category and a link to all of its games. */
export function HotGames({ category, onLeave }: { category: NavCategory; onLeave: () => void }) {
  const { t } = useTranslation('nav')
  const { code, tag } = useLanguage()
  const launch = useLaunchGame()
  const { data } = useQuery(featuredGameQueries(useGateway(), code).hot())
  const games = (data?.categories ?? [])
    .flatMap((each) => each.games)
    .filter((game) => isOfCategory(game, category.category))
    .slice(0, shownGames)
  return (
    <div className={styles.side}>
      {games.length > 0 && <h3>{t('nav.hotNow')}</h3>}
      <ul>
        {games.map((game) => (
          <li key={game.nodeId}>
            <button
              type="button"
              className={styles.game}
              onClick={() => {
                onLeave()
                launch(game)
              }}
            >
              <GameThumb icon={game.icon} name={game.gameName} />
              <span className="grow">
                <b className="clip">{game.gameName}</b> <small>{game.vendorName ?? game.vassalage}</small>
              </span>
              <Play />
            </button>
          </li>
        ))}
      </ul>
      {category.games !== undefined && (
        <Link to={category.to} className={`link small ${styles.all}`} onClick={onLeave}>
          {t('nav.allGames', { games: formatCount(category.games, tag) })}
        </Link>
      )}
    </div>
  )
}
