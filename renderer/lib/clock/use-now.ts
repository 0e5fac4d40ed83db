import { useEffect, useState } from 'react'
import { gatewayNow, onClockSet } from './gateway-clock.ts'
import { onBeat } from './heartbeat.ts'

/**
 * The gateway's time in milliseconds since 1970, at each full second while the page can be seen.
 * @param until the time after which nothing is awaited any more; it then stands still, unless the clock is set.
 * @param clock another one, such as of the time since the page's start.
 */
export function useNow(until = Number.POSITIVE_INFINITY, clock = gatewayNow): number {
  const [now, setNow] = useState(clock)
  const isOver = now >= until
  useEffect(() => {
    const look = () => setNow(clock())
    return isOver ? onClockSet(look) : onBeat(look)
  }, [isOver, clock])
  return now
}
