import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { systemQueries } from '#lib/queries/site-status-query.ts'
import { faultOf } from '#shared/contract/errors.ts'
import { type ClosedBy, screenOf } from '../model/system-screen.ts'

/** Milliseconds between two looks at a gateway that is closed or can't be reached. */
const lookAgain = 30_000

export type SystemState = {
  /** `unreachable` and `offline` only before the gateway ever answered: a site that runs goes on when a look fails. */
  screen: ClosedBy | 'site'
  /** The visitor's address as the gateway sees it. */
  ip: string | undefined
  /** When the gateway was last asked; milliseconds since 1970. */
  checkedAt: number
  checking: boolean
  check(): void
}

/**
 * Whether the site may be shown. Asked at start, whenever the window is looked at again, when a call meets
 * maintenance, and every half minute while it is closed. Until the first answer the
 * site is shown, but for a machine without a connection.
 */
export function useSystemState(): SystemState {
  const { publicHost } = usePlatform()
  const { data, error, isFetching, refetch, dataUpdatedAt, errorUpdatedAt } = useQuery({
    ...systemQueries(useGateway()).permission(publicHost),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      screenOf(state.data?.info, state.error, true) === 'site' ? false : lookAgain,
  })
  // A question that is asked again has no error of its own yet: until its answer, the last one's holds.
  const [latest, setLatest] = useState(error)
  if (error !== null && error !== latest) setLatest(error)
  const known = data === undefined ? latest : error
  const fault = faultOf(known)
  // By the connection as it was when the gateway was asked, and when no answer came.
  const screen = useMemo(() => screenOf(data?.info, known, navigator.onLine), [data, known])
  return {
    screen,
    ip: fault?.kind === 'blocked' ? fault.ip : data?.info.location.ip,
    checkedAt: Math.max(dataUpdatedAt, errorUpdatedAt),
    checking: isFetching,
    check: () => void refetch(),
  }
}
