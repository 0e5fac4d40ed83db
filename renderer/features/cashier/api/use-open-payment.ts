import { useState } from 'react'
import { usePlatform } from '#lib/platform/platform-context.ts'

/** Opens a payment page outside the site. `blocked`: the last one didn't open. */
export function useOpenPayment() {
  const { openWindow } = usePlatform()
  const [blocked, setBlocked] = useState(false)
  /** Must be called in a click, because only a click may open a window. */
  const open = (url: string) => {
    const window = openWindow()
    setBlocked(!window.opened)
    if (!window.opened) return
    window.go(url)?.then(
      (done) => setBlocked(!done),
      () => setBlocked(true),
    )
  }
  return { open, blocked }
}
