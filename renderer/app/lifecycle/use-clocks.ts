import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { clockSetting, lookAtDevice, onClockSet, onDeviceSet } from '#lib/clock/gateway-clock.ts'

/** Minimum milliseconds between two refetches of everything. */
const pause = 30_000

/**
 * Asks again for all that the page shows when the gateway's clock has jumped, because then it was another time; and once
 * this device's clock was set or the machine has slept, because by its clock nothing can be said any more about how old
 * an answer is.
 */
export function useClocks(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    let wasSet = clockSetting() !== undefined
    let asked = Number.NEGATIVE_INFINITY
    const askAgain = () => {
      // Two hosts of a gateway may disagree without end.
      if (performance.now() - asked < pause) return
      asked = performance.now()
      void queryClient.invalidateQueries()
    }
    const look = () => {
      if (!document.hidden) lookAtDevice()
    }
    const ends = [
      onDeviceSet(askAgain),
      onClockSet(() => {
        // The first answer sets the clock, and is no jump.
        if (wasSet) askAgain()
        wasSet = true
      }),
    ]
    addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      for (const end of ends) end()
      removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [queryClient])
}
