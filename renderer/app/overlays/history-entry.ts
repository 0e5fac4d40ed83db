import type { Location } from 'react-router-dom'

/** What an entry of the history is to the overlays above its page: opening made it, or what it had open is closed. */
export type EntryMark = 'opened' | 'closed'

/** Kept in the history's own state, which a reload keeps and no link from outside can write. */
export type EntryState = {
  overlay?: EntryMark
  /** The page's own key and state, which what is open above it doesn't change. */
  page: { key: string; state: unknown }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function entryOf({ state }: Pick<Location, 'state'>): EntryState | undefined {
  if (!isRecord(state) || !isRecord(state.page) || typeof state.page.key !== 'string') return undefined
  const page = { key: state.page.key, state: state.page.state }
  const { overlay } = state
  return overlay === 'opened' || overlay === 'closed' ? { page, overlay } : { page }
}

export const markOf = (location: Pick<Location, 'state'>): EntryMark | undefined => entryOf(location)?.overlay

/** The page of an entry, by the key and state that it had before anything was opened above it. */
export const pageOf = (location: Pick<Location, 'state' | 'key'>): EntryState['page'] =>
  entryOf(location)?.page ?? { key: location.key, state: location.state }
