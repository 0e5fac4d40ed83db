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

/** Milliseconds that a pointer rests before a dropdown opens, so that one passing by opens none. */
const restBeforeOpen = 80

/**
 * Which category's dropdown is open. It opens for a pointer that rests on its item and for the keyboard at
 * once, and closes a moment after both have left; Escape closes it and goes back to its item.
 */
export function useDropdown() {
  const panelId = useId()
  const [open, setOpen] = useState<Category>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const trigger = useRef<HTMLElement>(undefined)
  /** Escape brings the focus back to the item, which must not open the dropdown again. */
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
    // On the document: what a pointer opened can be put away from wherever the keyboard is.
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
      // Following the link leaves for the lobby itself.
      onClick: close,
    }),
    panelProps: {
      id: panelId,
      // Not entering: a pointer that merely lies where the panel opens asks for nothing.
      onPointerMove: stay,
      onPointerLeave: leave,
      onFocus: stay,
      onBlur: leave,
    },
  }
}
