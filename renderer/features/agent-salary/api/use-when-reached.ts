import { useEffect, useEffectEvent, useRef } from 'react'
import * as pace from '#lib/clock/pace.ts'
import { type GatewayTime, timeLeft } from '../model/gateway-time.ts'

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
  // Outlives an answer that still names the moment, so that the wait begins only once.
  const last = useRef({ moment: 0, called: 0 })
  useEffect(() => {
    if (now === undefined || arrived === undefined || typeof moment !== 'number') return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const waitOf = () => {
      const left = timeLeft({ now, arrived }, moment)
      if (left > 0) return Math.min(left, longest)
      return last.current.moment === moment
        ? Math.min(pace.review, last.current.called + pace.review - Date.now())
        : 0
    }
    const look = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'hidden') return
      if (waitOf() <= 0) {
        const isFirst = last.current.moment !== moment
        last.current = { moment, called: Date.now() }
        reached(isFirst)
      }
      timer = setTimeout(look, waitOf())
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [now, arrived, moment])
}
