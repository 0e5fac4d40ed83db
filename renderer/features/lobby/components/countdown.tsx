import { useEffect, useEffectEvent, useState } from 'react'
import { clockTime } from '../model/rooms.ts'

export interface CountdownProps {
  /** Milliseconds since 1970. */
  until: number
  onEnd: () => void
  label: (time: string) => string
}

/** The time left, updated every second. Not a live region, so screen readers don't announce every tick. */
export function Countdown({ until, onEnd, label }: CountdownProps) {
  const [now, setNow] = useState(() => Date.now())
  const handleEnd = useEffectEvent(onEnd)
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() < until) return
      clearInterval(timer)
      handleEnd()
    }, 1000)
    return () => clearInterval(timer)
  }, [until])
  return <span className="small muted num">{label(clockTime(until - now))}</span>
}
