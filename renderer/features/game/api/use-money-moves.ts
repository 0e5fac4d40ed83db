import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { endpointKey } from '#lib/queries/endpoint-query.ts'
import { accountSummary } from '#shared/contract/endpoints/account-summary.ts'
import { featuredGames } from '#shared/contract/endpoints/featured-games.ts'
import { games } from '#shared/contract/endpoints/games.ts'
import { coalesce } from '../model/coalesce.ts'

/**
 * Returns a function that refetches the balance, one call at a time, for when a game changes it. Leaving the game
 * invalidates it, the winners and the recent games.
 */
export function useMoneyMoves(): () => void {
  const queryClient = useQueryClient()
  const refresh = useMemo(
    () =>
      coalesce(() =>
        queryClient.refetchQueries(
          { queryKey: endpointKey(accountSummary.balance) },
          { cancelRefetch: false },
        ),
      ),
    [queryClient],
  )
  useEffect(
    () => () => {
      // `refresh` isn't used here, because its call ends with the game, and one under way may be from before the last
      // round. The next part that shows the balance fetches it again.
      void queryClient.invalidateQueries({ queryKey: endpointKey(accountSummary.balance) })
      void queryClient.invalidateQueries({ queryKey: endpointKey(featuredGames.winners) })
      void queryClient.invalidateQueries({ queryKey: endpointKey(games.recent) })
    },
    [queryClient],
  )
  return refresh
}
