import { useEffect, useState } from 'react'

/** Whole seconds that are left of a time in milliseconds since 1970, counted down; 0 once it is over. */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now())

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [])

  return Math.max(0, Math.ceil((until - now) / 1000))
}
