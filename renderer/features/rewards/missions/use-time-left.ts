import { useEffect, useState } from 'react'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { minute, writeTimeLeft } from './write-time-left.ts'

/** How long it is to a moment, such as "2 hr 22 min" or "3 days 4 hr". Renewed as time goes by. */
export function useTimeLeft(): (until: number) => string {
  const { tag } = useLanguage()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute / 2)
    return () => clearInterval(timer)
  }, [])
  return (until) => writeTimeLeft(Math.max(0, until - now), tag)
}
