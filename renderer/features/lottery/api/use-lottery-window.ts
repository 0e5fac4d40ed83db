import { useState } from 'react'
import { usePlatform } from '#lib/platform/platform-context.ts'
import type { LotteryTarget } from '../model/lottery-target.ts'
import { useAskForLottery } from './use-lottery-launch.ts'

/** `error` is missing where no call failed, but its address may not be opened. */
type LotteryWindow = { state?: 'opened' | 'blocked' | 'failed'; error?: unknown }

/**
 * The lottery in a window of its own: whether it has one, or why not. `open` is to be called in a click, which
 * alone may open a window; it asks for an address of its own, since the page's has been used.
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
        // Not an address that may be opened.
        setNow({ state: 'failed', error: undefined })
      } catch (error) {
        window.cancel()
        setNow({ state: 'failed', error })
      }
    },
  }
}
