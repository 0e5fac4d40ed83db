import { useEffect, useState } from 'react'

/**
 * The gateway's time in milliseconds since 1970, updated every second.
 * @param ahead how far the gateway's clock is ahead of this device's, in milliseconds.
 */
export function useGatewayTime(ahead: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now + ahead
}
