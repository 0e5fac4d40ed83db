import { useEffect, useEffectEvent, useState } from 'react'
import { gatewayNow } from '#lib/clock/gateway-clock.ts'
import { onBeat } from '#lib/clock/heartbeat.ts'

/**
 * A text that depends on the time, checked every second. The component rerenders only when the text changes.
 * @param format called with the gateway's time.
 */
export function useEachSecond(format: (now: number) => string): string {
  const [now, setNow] = useState(gatewayNow)
  const shown = format(now)
  const look = useEffectEvent(() => {
    const current = gatewayNow()
    if (format(current) !== shown) setNow(current)
  })
  useEffect(() => onBeat(() => look()), [])
  return shown
}
