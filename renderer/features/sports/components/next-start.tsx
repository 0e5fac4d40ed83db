import { useEffect, useEffectEvent } from 'react'
import { useNow } from '#lib/clock/use-now.ts'

export interface NextStartProps {
  /** Milliseconds since 1970. */
  at: number
  onStart: () => void
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** The time until something starts, every second. Not a live region, so that screen readers don't read every tick. */
export function NextStart({ at, onStart }: NextStartProps) {
  const now = useNow(at)
  const hasBegun = now >= at
  const handleStart = useEffectEvent(onStart)
  useEffect(() => {
    if (hasBegun) handleStart()
  }, [hasBegun])
  const seconds = Math.max(0, Math.ceil((at - now) / 1000))
  return <span>{`${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`}</span>
}
