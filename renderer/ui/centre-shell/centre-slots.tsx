import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'

/** Elements in the centre's head for a page's own note and actions. */
export const CentreSlots = createContext<{ note: Element | null; actions: Element | null }>({
  note: null,
  actions: null,
})

/** Puts a page's own content into its centre's head: a line below the title, and actions for the whole page. */
export function CentreHead({ note, actions }: { note?: ReactNode; actions?: ReactNode }) {
  const slots = use(CentreSlots)
  return (
    <>
      {slots.note && note && createPortal(note, slots.note)}
      {slots.actions && actions && createPortal(actions, slots.actions)}
    </>
  )
}
