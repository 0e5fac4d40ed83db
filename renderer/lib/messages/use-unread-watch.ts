import { useQuery } from '@tanstack/react-query'
import { useEffect, useReducer, useState } from 'react'
import { inStep } from '#lib/clock/pace.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { standingQueries } from '#lib/queries/account-standing-query.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { createPace } from './poll-pace.ts'

/**
 * Polls the number of unread messages for everything that shows it, while somebody is signed in and the page is
 * visible. The pauses grow while nothing happens, and become short again with the person's next press or key. To be
 * used once.
 */
export function useUnreadWatch(): void {
  const signedIn = useSignedIn()
  const [pace] = useState(createPace)
  // A render makes the query ask for its pause again.
  const [, hurry] = useReducer((count: number) => count + 1, 0)
  useQuery({
    ...standingQueries(useGateway()).unreadCount(),
    enabled: signedIn,
    retry: false,
    refetchOnWindowFocus: 'always',
    refetchInterval: (query) => {
      const { dataUpdateCount, errorUpdateCount, data } = query.state
      return inStep(pace.pause(dataUpdateCount + errorUpdateCount, data?.count))(query)
    },
  })
  useEffect(() => {
    if (!signedIn) return undefined
    const listener = () => {
      if (pace.active()) hurry()
    }
    const kinds = ['pointerdown', 'keydown'] as const
    for (const kind of kinds) addEventListener(kind, listener, { passive: true })
    return () => {
      for (const kind of kinds) removeEventListener(kind, listener)
    }
  }, [signedIn, pace])
}
