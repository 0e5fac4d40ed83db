import { useEffect, useState } from 'react'
import { gatewayNow } from '#lib/clock/gateway-clock.ts'
import { onBeat } from '#lib/clock/heartbeat.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { minute, writeTimeLeft } from './write-time-left.ts'

/** The time of now, in steps of half a minute. */
const stepNow = () => {
  const now = gatewayNow()
  return now - (now % (minute / 2))
}

/** How long it is to a moment, such as "2 hr 22 min" or "3 days 4 hr". Renewed as time goes by. */
export function useTimeLeft(): (until: number) => string {
  const { tag } = useLanguage()
  const [now, setNow] = useState(stepNow)
  useEffect(() => onBeat(() => setNow(stepNow())), [])
  return (until) => writeTimeLeft(Math.max(0, until - now), tag)
}
