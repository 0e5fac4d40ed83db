import { useEffect, useState } from 'react'

/** The gateway's time, in ms since 1970, anew every second. */
export function usePlatformTime(ahead: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now + ahead
}
