import { useTimeUntil } from '#lib/clock/use-time-until.ts'
import { writeCountdown } from '../model/write-countdown.ts'

type CountdownProps = {
  until: number
  /** Omitted inside a button, whose name it is a part of. */
  label?: string | undefined
  className?: string | undefined
}

/** How long it is to a moment, ticking by the second. A timer isn't announced as it ticks. */
export function Countdown({ until, label, className }: CountdownProps) {
  return (
    <span
      {...(label && { role: 'timer', 'aria-live': 'off', 'aria-label': label })}
      translate="no"
      className={className}
    >
      {writeCountdown(useTimeUntil(until))}
    </span>
  )
}
