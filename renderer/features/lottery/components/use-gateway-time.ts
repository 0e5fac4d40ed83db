import { useEffect, useState } from 'react'

/**
 * The gateway's time in milliseconds since 1970, updated at each of its full seconds, so that all countdowns of the
 * page change together.
 * @param ahead how far the gateway's clock is ahead of this device's, in milliseconds.
 */
export function useGatewayTime(ahead: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      // A little after the second, because a timer may fire early.
      timer = setTimeout(tick, 1020 - ((Date.now() + ahead) % 1000))
    }
    const tick = () => {
      setNow(Date.now())
      wait()
    }
    wait()
    return () => clearTimeout(timer)
  }, [ahead])
  return now + ahead
}
