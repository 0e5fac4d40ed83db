import { createContext, type ReactNode, use, useEffectEvent, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'

/** A part of a page that stands in the page's place, with its own title. */
export interface OpenPart {
  title: string
  /** Name of the way back. The page's, unless given. */
  back?: string
  onBack: () => void
  /** Whether its way back gets the focus when it appears. */
  focused?: boolean
}

type Slots = {
  note: Element | null
  actions: Element | null
  showPart: (part: OpenPart | undefined) => void
}

/** Elements in the centre's head for a page's own note and actions, and the setter of its open part. */
export const CentreSlots = createContext<Slots>({ note: null, actions: null, showPart: () => {} })

/** Puts a page's own content into its centre's head: a line below the title, and actions for the whole page. */
export function CentreHead({ note, actions }: { note?: ReactNode; actions?: ReactNode }) {
  const slots = use(CentreSlots)
  return (
    <>
      {slots.note && note && createPortal(<span>{note}</span>, slots.note)}
      {slots.actions && actions && createPortal(actions, slots.actions)}
    </>
  )
}

/** Gives the centre's head the title of the page's open part, and the way back from it to the page. */
export function CentrePart({ title, back, onBack, focused = false }: OpenPart) {
  const { showPart } = use(CentreSlots)
  const goBack = useEffectEvent(onBack)
  useLayoutEffect(() => {
    showPart({ title, focused, ...(back !== undefined && { back }), onBack: () => goBack() })
    return () => showPart(undefined)
  }, [title, back, focused, showPart])
  return null
}
