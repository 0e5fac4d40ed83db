import { useEffect, useEffectEvent, useState } from 'react'

export interface NextStartProps {
  /** Milliseconds since 1970. */
  at: number
  onStart: () => void
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** The time until something starts, every second. Not a live region, so that screen readers don't read every tick. */
export function NextStart({ at, onStart }: NextStartProps) {
  const [now, setNow] = useState(() => Date.now())
  const handleStart = useEffectEvent(onStart)
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() < at) return
      clearInterval(timer)
      handleStart()
    }, 1000)
    return () => clearInterval(timer)
  }, [at])
  const seconds = Math.max(0, Math.ceil((at - now) / 1000))
  return <span>{`${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`}</span>
}
