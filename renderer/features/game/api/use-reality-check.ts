import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { atMoment } from '#lib/clock/at-moment.ts'
import { gatewayTimeOf } from '#lib/clock/gateway-clock.ts'
import * as pace from '#lib/clock/pace.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { playSessionQuery } from '#lib/limits/limits-queries.ts'
import { metaOf } from '#lib/queries/endpoint-query.ts'
import { useRole } from '#lib/session/use-role.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import { limits } from '#shared/contract/endpoints/limits.ts'

type PlaySession = ValueOf<typeof limits.playSession>
/** A reality check to be shown: the play session as the gateway counts it. */
export type RealityCheck = NonNullable<PlaySession['session']> & { minutes: number }

/** A round that hasn't ended after this many ms doesn't hold the check back: a bet on a match, or a silent game. */
const longestRound = 60_000

/** The check in an answer of the gateway, if one is due. */
function dueIn({ now, session, minutes, due }: PlaySession): RealityCheck | undefined {
  return session && due !== null && due <= now ? { ...session, minutes } : undefined
}

/**
 * The reality check that is due, at the interval that the player has chosen. It appears between rounds, by the
 * gateway's clock and with its figures.
 */
export function useRealityCheck(playing: boolean, inRound: boolean) {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  const role = useRole()
  const options = playSessionQuery(gateway)
  const enabled = playing && role !== 'visitor' && role !== 'demo'
  const { data, dataUpdatedAt, refetch } = useQuery({
    ...options,
    enabled,
    // After a failure, so that no check is lost with an answer.
    refetchInterval: (query) => query.state.status === 'error' && pace.inStep(pace.closed)(query),
  })
  const waits = useRunningRound(inRound)
  const check = enabled && !waits && data ? dueIn(data) : undefined

  // Asks again when the next check is due, so that its figures are of that moment; in a hidden page once it is seen.
  // The time is counted from the answer, because the page's clock may be a second ahead. The gateway answers an early
  // call with the time that is left.
  const expected = enabled && !waits && !check
  const left = data && data.due !== null ? data.due - data.now : undefined
  useEffect(() => {
    if (!expected || left === undefined) return
    return atMoment(gatewayTimeOf(dataUpdatedAt) + left + 50, () => void refetch())
  }, [expected, left, dataUpdatedAt, refetch])

  // After a long pause, the next bet begins a session.
  const idle = enabled && data?.session === null && data.minutes > 0
  useEffect(() => {
    if (idle && !inRound) void refetch()
  }, [idle, inRound, refetch])

  const { mutate, isPending, error } = useMutation({
    mutationFn: () => gateway.call(limits.checked, {}),
    onSuccess: (session) => queryClient.setQueryData(options.queryKey, session),
    meta: metaOf(limits.playSession),
  })
  return {
    check,
    busy: isPending,
    error,
    goOn: () => mutate(),
    /** Notes that the check was seen, so that the next game doesn't begin with it. */
    leave: (close: () => void) => () => {
      mutate()
      close()
    },
  }
}

/** Whether a round is running, for as long as a round takes at most. */
function useRunningRound(inRound: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!inRound) return
    const timer = setTimeout(() => setLate(true), longestRound)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [inRound])
  return inRound && !late
}
