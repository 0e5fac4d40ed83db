import { useEffect, useEffectEvent, useState } from 'react'

/**
 * A text that the time decides, looked at each second: its component renders when the text has changed.
 * @param format takes milliseconds since 1970.
 */
export function useEachSecond(format: (now: number) => string): string {
  const [now, setNow] = useState(() => Date.now())
  const shown = format(now)
  const look = useEffectEvent(() => {
    const current = Date.now()
    if (format(current) !== shown) setNow(current)
  })
  useEffect(() => {
    const timer = setInterval(() => look(), 1000)
    return () => clearInterval(timer)
  }, [])
  return shown
}
