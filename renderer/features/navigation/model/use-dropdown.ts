import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import * as constants from '#shared/domain/constants.ts'
import type { Category } from '#shared/domain/game-types.ts'

/** Milliseconds a pointer must rest on an item, so that passing over it opens nothing. */
const restBeforeOpen = 80

/**
 * Which category's dropdown is open. It opens at once for the keyboard and after a short rest for the mouse. It
 * closes shortly after both have left. Escape closes it, and returns the focus to its item if the focus was inside.
 */
export function useDropdown() {
  const panelId = useId()
  const [open, setOpen] = useState<Category>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const trigger = useRef<HTMLElement>(undefined)
  /** Set while Escape returns the focus to the item, so that this focus doesn't open the dropdown again. */
  const returning = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const change = (next: Category | undefined, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), delay)
  }
  const leave = () => change(undefined, constants.dropdownBlurDelay)
  const close = () => change(undefined, 0)
  const stay = () => clearTimeout(timer.current)

  const handleEscape = useEffectEvent(({ key }: globalThis.KeyboardEvent) => {
    if (key !== 'Escape') return
    const inPanel = document.getElementById(panelId)?.contains(document.activeElement) ?? false
    clearTimeout(timer.current)
    setOpen(undefined)
    returning.current = inPanel
    if (inPanel) trigger.current?.focus()
  })
  useEffect(() => {
    if (open === undefined) return
    // On the document, so that Escape works wherever the focus is.
    document.addEventListener('keydown', handleEscape)
    return () => document.removeEventListener('keydown', handleEscape)
  }, [open])

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown' || event.target !== trigger.current || open === undefined) return
    event.preventDefault()
    document.getElementById(panelId)?.querySelector('a')?.focus()
  }

  return {
    open,
    close,
    handleKeyDown,
    triggerProps: (category: Category) => ({
      'aria-expanded': open === category,
      'aria-controls': open === category ? panelId : undefined,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') change(category, open === undefined ? restBeforeOpen : 0)
      },
      onPointerLeave: leave,
      onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
        trigger.current = currentTarget
        if (!returning.current && currentTarget.matches(':focus-visible')) change(category, 0)
        returning.current = false
      },
      onBlur: leave,
      // The link navigates to the lobby.
      onClick: close,
    }),
    panelProps: {
      id: panelId,
      // Not `onPointerEnter`: it also fires when the panel opens under a pointer that doesn't move.
      onPointerMove: stay,
      onPointerLeave: leave,
      onFocus: stay,
      onBlur: leave,
    },
  }
}
