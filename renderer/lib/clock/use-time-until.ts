import { useEffect, useEffectEvent } from 'react'
import { useNow } from './use-now.ts'

/**
 * Counts down to a moment of the gateway's clock, second by second.
 * @param until milliseconds since 1970.
 * @param onReached called once it is reached, or at once if it has passed.
 * @returns the milliseconds left, 0 from then on.
 */
export function useTimeUntil(until: number, onReached?: () => void): number {
  const left = Math.max(0, until - useNow(until))
  const isReached = left === 0
  const reachedEnd = useEffectEvent(() => onReached?.())
  useEffect(() => {
    if (isReached) reachedEnd()
  }, [isReached])
  return left
}
