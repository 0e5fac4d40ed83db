import { useTimeUntil } from '#lib/clock/use-time-until.ts'
import { type GatewayTime, writeCountdown } from '../model/gateway-time.ts'

/** How long it is to a moment of the gateway's time, as text. Never longer than when the answer arrived. */
export const useCountdown = ({ now, arrived }: GatewayTime, moment: number): string =>
  writeCountdown(Math.min(moment - now, useTimeUntil(arrived + moment - now)))
