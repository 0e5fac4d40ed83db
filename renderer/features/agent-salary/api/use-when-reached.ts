import { useEffect, useEffectEvent, useRef } from 'react'
import { atMoment } from '#lib/clock/at-moment.ts'
import * as pace from '#lib/clock/pace.ts'
import type { GatewayTime } from '../model/gateway-time.ts'

/**
 * Calls back once the gateway's time has reached a moment, and again every ten seconds until an answer brings another.
 * Waits while the page is hidden, and with asking again while a question is unanswered: asking would cancel it.
 */
export function useWhenReached(
  time: GatewayTime | undefined,
  moment: number | null | undefined,
  onReached: () => void,
  isAsking = false,
): void {
  const reached = useEffectEvent((isFirst: boolean) => {
    if (isFirst || !isAsking) onReached()
  })
  const { now, arrived } = time ?? {}
  // Outlives an answer that still names the moment, so that the wait begins only once.
  const last = useRef({ moment: 0, called: 0 })
  useEffect(() => {
    if (now === undefined || arrived === undefined || typeof moment !== 'number') return undefined
    let end = () => {}
    const wait = () => {
      const isFirst = last.current.moment !== moment
      // Not in the future, should the clock have been set back.
      const called = Math.min(last.current.called, Date.now())
      const at = isFirst ? arrived + moment - now : called + pace.review
      end = atMoment(at, () => {
        last.current = { moment, called: Date.now() }
        reached(isFirst)
        wait()
      })
    }
    wait()
    return () => end()
  }, [now, arrived, moment])
}
