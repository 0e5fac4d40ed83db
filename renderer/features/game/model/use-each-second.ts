import { useEffect, useEffectEvent, useState } from 'react'
import { onBeat } from '#lib/clock/heartbeat.ts'

/**
 * A text that depends on the time, checked every second. The component rerenders only when the text changes.
 * @param format called with milliseconds since 1970.
 */
export function useEachSecond(format: (now: number) => string): string {
  const [now, setNow] = useState(() => Date.now())
  const shown = format(now)
  const look = useEffectEvent(() => {
    const current = Date.now()
    if (format(current) !== shown) setNow(current)
  })
  useEffect(() => onBeat(() => look()), [])
  return shown
}
