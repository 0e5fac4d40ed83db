import { ArrowLeft } from 'lucide-react'
import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '#ui/icon-button/icon-button.tsx'

type Slots = Readonly<Record<'back' | 'title' | 'note' | 'actions', Element | null>>

/** Elements in the centre's head for what a page puts there. */
export const CentreSlots = createContext<Slots>({ back: null, title: null, note: null, actions: null })

type CentreHeadProps = {
  /** Title of a view within the page, in place of the page's. */
  title?: string
  /** The way from such a view to the page, in place of the way to the menu. */
  back?: { label: string; onBack: () => void }
  note?: ReactNode
  actions?: ReactNode
}

/** Puts a page's own content into its centre's head: a line below the title, and actions for the whole page. */
export function CentreHead({ title, back, note, actions }: CentreHeadProps) {
  const slots = use(CentreSlots)
  return (
    <>
      {slots.back &&
        back &&
        createPortal(
          <IconButton label={back.label} onClick={back.onBack}>
            <ArrowLeft />
          </IconButton>,
          slots.back,
        )}
      {slots.title && title && createPortal(title, slots.title)}
      {slots.note && note && createPortal(note, slots.note)}
      {slots.actions && actions && createPortal(actions, slots.actions)}
    </>
  )
}
