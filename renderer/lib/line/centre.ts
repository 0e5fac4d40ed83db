import { type RefObject, useLayoutEffect, useRef } from 'react'
import { onceLaidOut } from './once-laid-out.ts'

/** Scrolls a line sideways so that a part of it is in the middle. Doesn't scroll the page. */
export function centre(part: Element, line: Element): void {
  const here = part.getBoundingClientRect()
  const whole = line.getBoundingClientRect()
  line.scrollLeft += here.left + here.width / 2 - (whole.left + whole.width / 2)
}

/**
 * Scrolls the selected part of a line into view, also if the line is wider than the window.
 * @param chosen CSS selector of that part within the line.
 * @param changes a value that changes with the line's content or selection; each new one scrolls again. Undefined
 * while the line is empty.
 */
export function useChosenInSight(line: RefObject<Element | null>, chosen: string, changes: unknown): void {
  const seen = useRef<unknown>(undefined)
  useLayoutEffect(() => {
    const whole = line.current
    if (seen.current === changes || !whole) return
    return onceLaidOut(whole, () => {
      seen.current = changes
      const part = whole.querySelector(chosen)
      if (part) centre(part, whole)
    })
  }, [line, chosen, changes])
}
