import { useEffect, useEffectEvent } from 'react'
import { useNow } from '#lib/clock/use-now.ts'

/**
 * Counts down to a moment of this machine's clock.
 * @param onOver called once it is reached.
 * @returns the seconds left.
 */
export function useTimeLeft(until: number, onOver: () => void): number {
  const now = useNow(until)
  const seconds = Math.max(0, Math.ceil((until - now) / 1000))
  const over = seconds === 0
  const tell = useEffectEvent(onOver)
  useEffect(() => {
    if (over) tell()
  }, [over])
  return seconds
}
