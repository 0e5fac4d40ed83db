import { noteTime } from '#lib/clock/gateway-clock.ts'

/** Sets the gateway's clock by this device's own. Files of unit tests share it, and one may have moved it. */
export function resetClock(): void {
  const now = performance.now()
  noteTime(Date.now(), { sent: now, arrived: now })
}
