import { type Location, NavigationType } from 'react-router-dom'

/** `opened`: the history entry was added by opening an overlay. `closed`: that overlay has been closed since. */
export type EntryMark = 'opened' | 'closed'

/** Kept in `history.state`, which survives a reload and which no link from outside can set. */
export type EntryState = {
  overlay?: EntryMark
  /** The page's own key and state. Opening an overlay doesn't change them. */
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

/** The key and state that the page had before any overlay was opened. */
export const pageOf = (location: Pick<Location, 'state' | 'key'>): EntryState['page'] =>
  entryOf(location)?.page ?? { key: location.key, state: location.state }

const fieldOf = (state: unknown, name: string): unknown => (isRecord(state) ? state[name] : undefined)

/** The position of the browser's current entry in the history, as React Router counts. */
export function currentIndex(): number | undefined {
  const index = fieldOf(history.state, 'idx')
  return typeof index === 'number' ? index : undefined
}

/** Whether the browser is at this entry, that is, no later navigation is still to be rendered. */
export const isCurrent = ({ key }: Pick<Location, 'key'>): boolean =>
  (fieldOf(history.state, 'key') ?? 'default') === key

/**
 * The index of the entry that is rendered now.
 * @param before the index of the entry that was last shown or written. If the browser has left the rendered entry
 *   already, its index follows from that one.
 */
export function renderedIndex(
  location: Pick<Location, 'key'>,
  type: NavigationType,
  before: number | undefined,
): number | undefined {
  if (isCurrent(location)) return currentIndex()
  return before !== undefined && type === NavigationType.Push ? before + 1 : before
}
