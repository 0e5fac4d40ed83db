import { useTimeUntil } from '#lib/clock/use-time-until.ts'

export interface NextStartProps {
  /** Milliseconds since 1970. */
  at: number
  onStart: () => void
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** The time until something starts, every second. Not a live region, so that screen readers don't read every tick. */
export function NextStart({ at, onStart }: NextStartProps) {
  const seconds = Math.ceil(useTimeUntil(at, onStart) / 1000)
  return <span>{`${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`}</span>
}
