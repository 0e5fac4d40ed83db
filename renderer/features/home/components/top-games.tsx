import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { featuredGameQueries } from '#lib/queries/featured-games-query.ts'
import { FailureState } from '#ui/failure-state/failure-state.tsx'
import { GameCard } from '#ui/game-card/game-card.tsx'
import { shownGames, TopGamesFrame, TopGamesGrid, TopGamesSkeleton } from './top-games-frame.tsx'

/** The most played games. */
export function TopGames() {
  const { t } = useTranslation(['home', 'common'])
  const { code } = useLanguage()
  const faultMessage = useFaultMessage()
  const { data, error, isFetching, refetch } = useQuery({
    ...featuredGameQueries(useGateway(), code).popular(),
    placeholderData: keepPreviousData,
  })
  return (
    <TopGamesFrame>
      {data && (
        <TopGamesGrid>
          {data.list.slice(0, shownGames).map((game) => (
            <GameCard key={game.nodeId} game={game} />
          ))}
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
      {!data && !error && <TopGamesSkeleton />}
    </TopGamesFrame>
  )
}
