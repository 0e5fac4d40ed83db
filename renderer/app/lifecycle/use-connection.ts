import { type Query, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { answerLost } from '#lib/gateway/answer-lost.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { systemQueries } from '#lib/queries/site-status-query.ts'
import { faultOf } from '#shared/contract/errors.ts'
import { type ConnectionWatch, createConnectionWatch } from './connection-watch.ts'

const isLost = ({ state }: Query) => state.status === 'error' && answerLost(faultOf(state.error))

/** Refetches what the page shows but couldn't load, and the balance, which may have changed meanwhile. */
function catchUp(queryClient: QueryClient, balance: QueryKey): void {
  for (const filters of [{ predicate: isLost }, { queryKey: balance }])
    void queryClient.refetchQueries({ type: 'active', ...filters }, { cancelRefetch: false })
}

/**
 * Watches by the page's own queries whether the gateway can be reached. Once it is back, failed queries are
 * refetched.
 */
export function useConnection(): { lost: boolean; lookAgain: () => void } {
  const queryClient = useQueryClient()
  const gateway = useGateway()
  const { publicHost } = usePlatform()
  const [lost, setLost] = useState(false)
  const watching = useRef<ConnectionWatch>(undefined)

  useEffect(() => {
    const { queryKey } = systemQueries(gateway).permission(publicHost)
    const balance = memberQueries(gateway).balance().queryKey
    const status = () => queryClient.getQueryCache().find({ queryKey })
    const watch = createConnectionWatch({
      async look() {
        await queryClient.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false })
        const found = status()
        return found === undefined || !isLost(found)
      },
      onChange(isGone) {
        // If the gateway was never reached, a screen in place of the site says so.
        setLost(isGone && status()?.state.data !== undefined)
        if (!isGone) catchUp(queryClient, balance)
      },
    })
    watching.current = watch
    // Some queries may have failed before this was mounted.
    if (queryClient.getQueryCache().findAll({ predicate: isLost }).length > 0) watch.doubt()
    const stop = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error' && isLost(event.query)) watch.doubt()
    })
    addEventListener('online', watch.hope)
    return () => {
      stop()
      watch.stop()
      removeEventListener('online', watch.hope)
    }
  }, [queryClient, gateway, publicHost])

  return {
    lost,
    lookAgain() {
      void watching.current?.lookNow().then((answered) => {
        if (answered) catchUp(queryClient, memberQueries(gateway).balance().queryKey)
      })
    },
  }
}
