import { useEffect, useEffectEvent } from 'react'
import { useNow } from '#lib/clock/use-now.ts'
import { clockTime } from '../model/rooms.ts'

export interface CountdownProps {
  /** Milliseconds since 1970. */
  until: number
  onEnd: () => void
  label: (time: string) => string
}

/** The time left, updated every second. Not a live region, so screen readers don't announce every tick. */
export function Countdown({ until, onEnd, label }: CountdownProps) {
  const now = useNow(until)
  const isOver = now >= until
  const handleEnd = useEffectEvent(onEnd)
  useEffect(() => {
    if (isOver) handleEnd()
  }, [isOver])
  return <span className="small muted num">{label(clockTime(until - now))}</span>
}
