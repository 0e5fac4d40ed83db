import { useEffect, useState } from 'react'
import { useLanguage } from '#lib/i18n/use-language.ts'

const minute = 60_000

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

/** The two largest units of a duration in milliseconds. */
export function writeTimeLeft(left: number, tag: string): string {
  const minutes = Math.ceil(left / minute)
  const parts = [
    ['day', Math.floor(minutes / 1440)],
    ['hour', Math.floor(minutes / 60) % 24],
    ['minute', minutes % 60],
  ] as const
  const first = parts.findIndex(([, value]) => value > 0)
  const shown = first < 0 ? parts.slice(2) : parts.slice(first, first + 2).filter(([, value]) => value > 0)
  return shown
    .map(([unit, value]) =>
      new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' }).format(value),
    )
    .join(' ')
}
