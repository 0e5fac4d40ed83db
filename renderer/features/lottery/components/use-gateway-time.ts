import { useEffect, useState } from 'react'

/**
 * The gateway's time in milliseconds since 1970, updated at each of its full seconds while the page can be seen, so
 * that all countdowns of the page change together.
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
      clearTimeout(timer)
      if (document.hidden) return
      setNow(Date.now())
      wait()
    }
    wait()
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [ahead])
  return now + ahead
}
