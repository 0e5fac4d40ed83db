import { type RefObject, useEffect } from 'react'

/** Milliseconds between two steps. */
const pace = 3500

/**
 * Moves a list on by an entry at a time, and back to its head from its end. It rests while somebody points at it,
 * is in it by keyboard or the page is hidden, stops for good once it is scrolled by hand, and doesn't begin for
 * those who want less motion.
 */
export function useSlowScroll(ref: RefObject<HTMLElement | null>, enabled: boolean): void {
  useEffect(() => {
    const list = ref.current
    if (!list || !enabled || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const step = () => {
      const rests = document.hidden || list.matches(':hover') || list.contains(document.activeElement)
      if (rests) return
      const atEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 1
      if (atEnd) list.scrollTo({ top: 0, behavior: 'smooth' })
      else list.scrollBy({ top: nextEntry(list), behavior: 'smooth' })
    }
    const timer = setInterval(step, pace)
    const stop = () => clearInterval(timer)
    list.addEventListener('wheel', stop, { passive: true })
    list.addEventListener('touchstart', stop, { passive: true })
    return () => {
      stop()
      list.removeEventListener('wheel', stop)
      list.removeEventListener('touchstart', stop)
    }
  }, [ref, enabled])
}

/** How far below the list's head the entry after its first one begins, in pixels. */
function nextEntry(list: HTMLElement): number {
  const { top } = list.getBoundingClientRect()
  const below = [...list.children].map((entry) => entry.getBoundingClientRect().top - top)
  return below.find((distance) => distance > 1) ?? 0
}
