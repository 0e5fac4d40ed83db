import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { gatewayTimeOf } from '#lib/clock/gateway-clock.ts'
import * as pace from '#lib/clock/pace.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { systemQueries } from '#lib/queries/site-status-query.ts'
import { faultOf, type GatewayFault } from '#shared/contract/errors.ts'
import { type ClosedBy, screenOf } from '../model/system-screen.ts'

export type SystemState = {
  /** States without an answer from the gateway occur only before its first one. Later failures keep the site open. */
  screen: ClosedBy | 'site'
  /** The visitor's IP address as the gateway sees it. */
  ip: string | undefined
  /** When the maintenance began and is expected to end, if the gateway says so; milliseconds since 1970. */
  maintenance: { from: number | undefined; until: number | undefined }
  /** Why the latest check failed, if it did. */
  fault: GatewayFault | undefined
  /** When the gateway was last asked, in milliseconds since 1970. */
  checkedAt: number
  checking: boolean
  check(): void
}

/**
 * Whether the site may be shown. Checked at start, whenever the window regains focus, when a call meets maintenance,
 * and every 30 seconds while it is closed. The site is shown until the first answer, unless the machine is offline.
 */
export function useSystemState(): SystemState {
  const { publicHost } = usePlatform()
  const { data, error, isFetching, refetch, dataUpdatedAt, errorUpdatedAt } = useQuery({
    ...systemQueries(useGateway()).permission(publicHost),
    refetchOnWindowFocus: 'always',
    refetchInterval: (query) => {
      const { data: answer, error: failure } = query.state
      return screenOf(answer?.info, failure, true) !== 'site' && pace.inStep(pace.closed)(query)
    },
  })
  // A retry clears the query's error. Until its answer the last error still applies.
  const [latest, setLatest] = useState(error)
  if (error !== null && error !== latest) setLatest(error)
  const known = data === undefined ? latest : error
  const fault = faultOf(known)
  // Memoized to use the connection's state at the time of the answer or failure.
  const screen = useMemo(() => screenOf(data?.info, known, navigator.onLine), [data, known])
  return {
    screen,
    ip: fault?.kind === 'blocked' ? fault.ip : data?.info.location?.ip,
    maintenance: {
      from: data?.info.maintenanceFrom ?? undefined,
      until: data?.info.maintenanceUntil ?? undefined,
    },
    fault,
    checkedAt: gatewayTimeOf(Math.max(dataUpdatedAt, errorUpdatedAt)),
    checking: isFetching,
    check: () => void refetch(),
  }
}
