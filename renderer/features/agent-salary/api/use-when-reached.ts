import { useEffect, useEffectEvent } from 'react'
import { type GatewayTime, timeLeft } from '../model/gateway-time.ts'

/** How long to wait for an answer before asking again, in ms. */
const again = 10_000
/** The longest wait that a browser's timer takes, in ms. */
const longest = 2 ** 31 - 1

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
  useEffect(() => {
    if (now === undefined || arrived === undefined || typeof moment !== 'number') return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isFirst = true
    const look = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'hidden') return
      const left = timeLeft({ now, arrived }, moment)
      if (left <= 0) {
        reached(isFirst)
        isFirst = false
      }
      timer = setTimeout(look, left <= 0 ? again : Math.min(left, longest))
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [now, arrived, moment])
}
