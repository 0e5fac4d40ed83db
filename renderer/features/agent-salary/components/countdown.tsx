import { useCountdown } from '../api/use-countdown.ts'
import type { GatewayTime } from '../model/gateway-time.ts'

type CountdownProps = {
  time: GatewayTime
  until: number
  /** Omitted inside a button, whose name it is a part of. */
  label?: string | undefined
  className?: string | undefined
}

/** How long it is to a moment, ticking by the second. A timer isn't announced as it ticks. */
export function Countdown({ time, until, label, className }: CountdownProps) {
  return (
    <span {...(label && { role: 'timer', 'aria-live': 'off', 'aria-label': label })} className={className}>
      {useCountdown(time, until)}
    </span>
  )
}
