import { useEffect, useEffectEvent } from 'react'
import { atMoment } from '#lib/clock/at-moment.ts'
import { gatewayNow } from '#lib/clock/gateway-clock.ts'
import * as pace from '#lib/clock/pace.ts'

/**
 * Calls back once the gateway's time has reached a moment, and again every ten seconds until an answer brings another.
 * Waits while the page is hidden, and with asking again while a question is unanswered: asking would cancel it.
 */
export function useWhenReached(
  moment: number | null | undefined,
  onReached: () => void,
  isAsking = false,
): void {
  const reached = useEffectEvent((isFirst: boolean) => {
    if (isFirst || !isAsking) onReached()
  })
  useEffect(() => {
    if (typeof moment !== 'number') return undefined
    let end = () => {}
    const wait = (at: number, isFirst: boolean) => {
      end = atMoment(at, () => {
        reached(isFirst)
        wait(gatewayNow() + pace.review, false)
      })
    }
    wait(moment, true)
    return () => end()
  }, [moment])
}
