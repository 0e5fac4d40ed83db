import { useState } from 'react'
import { usePlatform } from '#lib/platform/platform-context.ts'
import type { LotteryTarget } from '../model/lottery-target.ts'
import { useAskForLottery } from './use-lottery-launch.ts'

/** `error` is undefined if no call failed but the address may not be opened. */
type LotteryWindow = { state?: 'opened' | 'blocked' | 'failed'; error?: unknown }

/**
 * The lottery in a separate window: its state and how to open it. `open` must be called inside the click handler,
 * because browsers allow windows only there. It requests a new address, because the page has used its own.
 */
export function useLotteryWindow(target: LotteryTarget) {
  const { openWindow } = usePlatform()
  const ask = useAskForLottery(target)
  const [now, setNow] = useState<LotteryWindow>({})
  return {
    ...now,
    leave: () => setNow({}),
    async open() {
      const window = openWindow()
      if (!window.opened) return setNow({ state: 'blocked' })
      setNow({ state: 'opened' })
      try {
        const url = (await ask?.())?.url
        if (url !== undefined && (await window.go(url)) !== false) return
        window.cancel()
        // The address may not be opened.
        setNow({ state: 'failed', error: undefined })
      } catch (error) {
        window.cancel()
        setNow({ state: 'failed', error })
      }
    },
  }
}
