import { focusManager } from '@tanstack/react-query'

/** Milliseconds within which becoming visible and being focused are one event. */
const together = 1000

/**
 * Has queries with `refetchOnWindowFocus` ask again when the page becomes visible, and also when its window, which
 * another one may only have covered, is focused again. Coming back from a frame of the page is neither.
 */
export function watchFocus(): void {
  focusManager.setEventListener((onFocus) => {
    let left = false
    let seen = Number.NEGATIVE_INFINITY
    const handleVisibility = () => {
      if (!document.hidden) seen = performance.now()
      onFocus()
    }
    const handleBlur = () => (left = !document.hasFocus())
    const handleFocus = () => {
      if (left && performance.now() - seen > together) onFocus()
      left = false
    }
    addEventListener('visibilitychange', handleVisibility)
    addEventListener('blur', handleBlur)
    addEventListener('focus', handleFocus)
    return () => {
      removeEventListener('visibilitychange', handleVisibility)
      removeEventListener('blur', handleBlur)
      removeEventListener('focus', handleFocus)
    }
  })
}
