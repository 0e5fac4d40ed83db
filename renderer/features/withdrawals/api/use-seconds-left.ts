import { useEffect, useState } from 'react'

type Deadline = {
  /** By the gateway's clock. */
  until: number
  /** The gateway's time of the answer that said so. */
  now: number
  /** When that answer came, by this machine's clock. */
  loadedAt: number
}

/** Seconds until a deadline of the gateway, whatever this machine's clock says; 0 once it has passed. */
export function useSecondsLeft({ until, now, loadedAt }: Deadline): number {
  const [time, setTime] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setTime(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((until - now - Math.max(0, time - loadedAt)) / 1000))
}
