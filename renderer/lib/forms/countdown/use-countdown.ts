import { useCallback, useSyncExternalStore } from 'react'
import { type CodePurpose, secondsLeft, useCountdowns } from './countdown-store.ts'

/** Seconds until another code may be requested, counting down; 0 if there is nothing to wait for. */
export function useCountdown(purpose: CodePurpose): number {
  const left = useCallback(() => secondsLeft(useCountdowns.getState().runs[purpose], Date.now()), [purpose])
  const subscribe = useCallback(
    (notify: () => void) => {
      let timer: ReturnType<typeof setInterval> | undefined
      const follow = () => {
        clearInterval(timer)
        notify()
        if (left() === 0) return
        timer = setInterval(() => {
          notify()
          if (left() === 0) clearInterval(timer)
        }, 250)
      }
      follow()
      const stop = useCountdowns.subscribe(follow)
      return () => {
        stop()
        clearInterval(timer)
      }
    },
    [left],
  )
  return useSyncExternalStore(subscribe, left)
}

/** Formats seconds as minutes and seconds: 0:48. */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
