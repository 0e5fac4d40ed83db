import { useState } from 'react'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { secureAddress } from '#shared/domain/secure-address.ts'

/**
 * Opens a payment page outside the site. `blocked`: the last one didn't open, because of the browser (`window`) or of
 * its address, which isn't one to trust money to.
 */
export function useOpenPayment() {
  const { openWindow } = usePlatform()
  const [blocked, setBlocked] = useState<'window' | 'address'>()
  /** Must be called in a click, because only a click may open a window. */
  const open = (url: string) => {
    if (!secureAddress(url)) return setBlocked('address')
    const window = openWindow()
    setBlocked(window.opened ? undefined : 'window')
    if (!window.opened) return
    window.go(url)?.then(
      (done) => setBlocked(done ? undefined : 'window'),
      () => setBlocked('window'),
    )
  }
  return { open, blocked }
}
