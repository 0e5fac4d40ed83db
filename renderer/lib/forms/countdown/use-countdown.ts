import { useCallback, useSyncExternalStore } from 'react'
import { gatewayNow } from '#lib/clock/gateway-clock.ts'
import { onBeat } from '#lib/clock/heartbeat.ts'
import { type CodePurpose, secondsLeft, useCountdowns } from './countdown-store.ts'

/** Seconds until another code may be requested, counting down; 0 if there is nothing to wait for. */
export function useCountdown(purpose: CodePurpose): number {
  const left = useCallback(() => secondsLeft(useCountdowns.getState().runs[purpose], gatewayNow()), [purpose])
  const subscribe = useCallback(
    (notify: () => void) => {
      let end: (() => void) | undefined
      const follow = () => {
        end?.()
        end = left() === 0 ? undefined : onBeat(beat)
        notify()
      }
      const beat = () => {
        if (left() === 0) follow()
        else notify()
      }
      follow()
      const stop = useCountdowns.subscribe(follow)
      return () => {
        stop()
        end?.()
      }
    },
    [left],
  )
  return useSyncExternalStore(subscribe, left)
}

/** Formats seconds as minutes and seconds: 0:48. */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
