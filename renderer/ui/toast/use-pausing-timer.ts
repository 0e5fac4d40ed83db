import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `onEnd` after so many milliseconds, not counting pauses; never for `null`. */
export function usePausingTimer(duration: number | null, paused: boolean, onEnd: () => void): void {
  const left = useRef(duration)
  const handleEnd = useEffectEvent(onEnd)
  useEffect(() => {
    if (paused || left.current === null) return
    const started = performance.now()
    const timer = setTimeout(() => handleEnd(), left.current)
    return () => {
      clearTimeout(timer)
      if (left.current !== null) left.current -= performance.now() - started
    }
  }, [paused])
}
