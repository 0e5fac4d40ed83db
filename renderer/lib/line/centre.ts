import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Brings a part of a line that scrolls sideways to the line's middle, and leaves the page where it is. */
export function centre(part: Element, line: Element): void {
  const here = part.getBoundingClientRect()
  const whole = line.getBoundingClientRect()
  line.scrollLeft += here.left + here.width / 2 - (whole.left + whole.width / 2)
}

/**
 * Has the chosen part of a line in sight when the page comes, also where the line is longer than the window.
 * @param chosen finds that part within the line
 * @param changes what the line shows and what is chosen: each new value has it looked at again; undefined
 *   while nothing is there yet
 */
export function useChosenInSight(line: RefObject<Element | null>, chosen: string, changes: unknown): void {
  const seen = useRef<unknown>(undefined)
  useLayoutEffect(() => {
    if (seen.current === changes) return
    seen.current = changes
    const part = line.current?.querySelector(chosen)
    if (part && line.current) centre(part, line.current)
  }, [line, chosen, changes])
}
