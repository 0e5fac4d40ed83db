import { useTimeUntil } from '#lib/clock/use-time-until.ts'
import { clockTime } from '../model/rooms.ts'

export interface CountdownProps {
  /** Milliseconds since 1970. */
  until: number
  onEnd: () => void
  label: (time: string) => string
}

/** The time left, updated every second. Not a live region, so screen readers don't announce every tick. */
export const Countdown = ({ until, onEnd, label }: CountdownProps) => (
  <span className="small muted num">{label(clockTime(useTimeUntil(until, onEnd)))}</span>
)
