import { useEffect, useState } from 'react'
import { onBeat } from './heartbeat.ts'

/**
 * The time of this device in milliseconds since 1970, at each full second while the page can be seen.
 * @param until the time after which nothing is awaited any more; it then stands still.
 */
export function useNow(until = Number.POSITIVE_INFINITY): number {
  const [now, setNow] = useState(() => Date.now())
  const isOver = now >= until
  useEffect(() => (isOver ? undefined : onBeat(() => setNow(Date.now()))), [isOver])
  return now
}
