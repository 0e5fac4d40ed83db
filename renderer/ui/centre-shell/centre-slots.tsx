import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'

/** Where a page's own words and actions go in the head of its centre. */
export const CentreSlots = createContext<{ note: Element | null; actions: Element | null }>({
  note: null,
  actions: null,
})

/** What a page puts into the head of its centre: a line below the title, and what can be done with all of it. */
export function CentreHead({ note, actions }: { note?: ReactNode; actions?: ReactNode }) {
  const slots = use(CentreSlots)
  return (
    <>
      {slots.note && note && createPortal(note, slots.note)}
      {slots.actions && actions && createPortal(actions, slots.actions)}
    </>
  )
}
