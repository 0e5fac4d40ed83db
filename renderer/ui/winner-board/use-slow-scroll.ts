import { type RefObject, useEffect } from 'react'
import { repeatWhileSeen } from '#lib/clock/while-seen.ts'

/** Milliseconds between two steps. */
const pause = 3500

/**
 * Scrolls a list by one entry at a time, and from its end back to the top. It pauses while the list is hovered or
 * contains the focus, or the page is hidden. It stops for good once the list is scrolled by hand, and doesn't start
 * for people who prefer reduced motion.
 */
export function useSlowScroll(ref: RefObject<HTMLElement | null>, enabled: boolean): void {
  useEffect(() => {
    const list = ref.current
    if (!list || !enabled || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const step = () => {
      const rests = list.matches(':hover') || list.contains(document.activeElement)
      if (rests) return
      const atEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 1
      if (atEnd) list.scrollTo({ top: 0, behavior: 'smooth' })
      else list.scrollBy({ top: nextEntry(list), behavior: 'smooth' })
    }
    const stop = repeatWhileSeen(step, pause)
    list.addEventListener('wheel', stop, { passive: true })
    list.addEventListener('touchstart', stop, { passive: true })
    return () => {
      stop()
      list.removeEventListener('wheel', stop)
      list.removeEventListener('touchstart', stop)
    }
  }, [ref, enabled])
}

/** Distance in pixels to the next entry below the list's top. */
function nextEntry(list: HTMLElement): number {
  const { top } = list.getBoundingClientRect()
  const below = [...list.children].map((entry) => entry.getBoundingClientRect().top - top)
  return below.find((distance) => distance > 1) ?? 0
}
