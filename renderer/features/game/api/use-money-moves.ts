import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { coalesce } from '../model/coalesce.ts'

/**
 * Keeps the money in sight true while a game moves it: the answer asks for the balance anew, one call at a time.
 * Leaving the game asks once more, and lets go of the wins and recent games that the play has made old.
 */
export function useMoneyMoves(): () => void {
  const queryClient = useQueryClient()
  const { queryKey } = memberQueries(useGateway()).balance()
  const [domain, name] = queryKey
  const refresh = useMemo(
    () => coalesce(() => queryClient.refetchQueries({ queryKey: [domain, name] }, { cancelRefetch: false })),
    [queryClient, domain, name],
  )
  useEffect(
    () => () => {
      refresh()
      void queryClient.invalidateQueries({ queryKey: ['games', 'winners'] })
      void queryClient.invalidateQueries({ queryKey: ['games', 'recent'] })
    },
    [queryClient, refresh],
  )
  return refresh
}
