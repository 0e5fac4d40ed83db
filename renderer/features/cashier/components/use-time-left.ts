import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Counts down to a moment of this machine's clock.
 * @param onOver called once it is reached.
 * @returns the seconds left.
 */
export function useTimeLeft(until: number, onOver: () => void): number {
  const [now, setNow] = useState(() => Date.now())
  const seconds = Math.max(0, Math.ceil((until - now) / 1000))
  const over = seconds === 0
  useEffect(() => {
    if (over) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [over])
  const tell = useEffectEvent(onOver)
  useEffect(() => {
    if (over) tell()
  }, [over])
  return seconds
}
