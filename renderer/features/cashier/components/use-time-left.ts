import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Counts down from so many milliseconds, and starts again when they change.
 * @param onOver called once it reaches zero.
 * @returns the seconds left.
 */
export function useTimeLeft(milliseconds: number, onOver: () => void): number {
  const [now, setNow] = useState(() => Date.now())
  const [run, setRun] = useState({ milliseconds, until: now + milliseconds })
  if (run.milliseconds !== milliseconds) setRun({ milliseconds, until: Date.now() + milliseconds })
  const seconds = Math.max(0, Math.ceil((run.until - now) / 1000))
  const over = seconds === 0
  useEffect(() => {
    if (over) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [over])
  const tell = useEffectEvent(onOver)
  useEffect(() => {
    if (over) tell()
  }, [over])
  return seconds
}
