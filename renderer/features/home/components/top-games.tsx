import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFirstPaintStage } from '#lib/first-paint/first-paint.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useNarrow } from '#lib/media/use-narrow.ts'
import { featuredGameQueries } from '#lib/queries/featured-games-query.ts'
import { FailureState } from '#ui/failure-state/failure-state.tsx'
import { GameCard } from '#ui/game-card/game-card.tsx'
import { TileRoom } from '#ui/tile/tile-grid.tsx'
import { shownGames, TopGamesFrame, TopGamesGrid } from './top-games-frame.tsx'

/** The games of a phone's first screen: two rows. The others follow once these can be played. */
const firstGames = 6

/** The most played games. */
export function TopGames() {
  const { t } = useTranslation(['home', 'common'])
  const { code } = useLanguage()
  const faultMessage = useFaultMessage()
  const narrow = useNarrow()
  const stage = useFirstPaintStage()
  const { data, error, isFetching, refetch } = useQuery({
    ...featuredGameQueries(useGateway(), code).popular(),
    placeholderData: keepPreviousData,
  })
  const games = data?.list.slice(0, shownGames)
  const most = { frame: 0, near: narrow ? firstGames : shownGames, all: shownGames }[stage]
  const drawn = games?.slice(0, most) ?? []
  const isComing = games ? games.length > drawn.length : !error
  return (
    <TopGamesFrame>
      {(games || isComing) && (
        <TopGamesGrid>
          {drawn.map((game) => (
            <GameCard key={game.nodeId} game={game} />
          ))}
          {/* Another element below the games, where the same one would count as pushed down by them. */}
          {isComing && <TileRoom key={drawn.length} rows={narrow && drawn.length === 0 ? 4 : 2} />}
        </TopGamesGrid>
      )}
      {!data && error && (
        <FailureState
          title={t('top.failed')}
          retry={{ label: t('common:action.retry'), onPress: () => void refetch(), busy: isFetching }}
        >
          {faultMessage(error)}
        </FailureState>
      )}
    </TopGamesFrame>
  )
}
