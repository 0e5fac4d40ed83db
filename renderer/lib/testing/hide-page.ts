import { vi } from 'vitest'

/** Hides the page as another tab in front of it does, or shows it again. To be undone with `vi.restoreAllMocks`. */
export function hidePage(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible')
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}
