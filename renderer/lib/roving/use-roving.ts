import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { type RovingAxis, rovingTarget } from './roving-target.ts'

/**
 * Makes a list of buttons a single stop for the Tab key. Arrow keys, Home and End move within it, and Tab returns to
 * the button that had the focus last, at first to the one at `first`. Put `listProps` on the list and
 * `tabIndex(index)` on each of its buttons.
 */
export function useRoving(count: number, axis: RovingAxis, first = 0) {
  const [stop, setStop] = useState(first)
  const buttonsOf = (list: Element) => [...list.querySelectorAll('button')]
  return {
    tabIndex: (index: number) => (index === Math.min(stop, count - 1) ? 0 : -1),
    listProps: {
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const buttons = buttonsOf(event.currentTarget)
        // Taken from the focused element, because the list may have grown above it.
        const current = buttons.findIndex((button) => button === event.target)
        const next = rovingTarget(event.key, current, buttons.length, axis)
        if (current < 0 || next === undefined) return
        event.preventDefault()
        buttons[next]?.focus()
      },
      onFocus(event: FocusEvent<HTMLElement>) {
        const index = buttonsOf(event.currentTarget).findIndex((button) => button === event.target)
        if (index >= 0) setStop(index)
      },
    },
  }
}
