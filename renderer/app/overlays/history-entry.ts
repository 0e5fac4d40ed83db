import type { Location } from 'react-router-dom'
import * as z from 'zod/mini'

/** What an entry of the history is to the overlays above its page: opening made it, or what it had open is closed. */
export type EntryMark = 'opened' | 'closed'

const entryState = z.object({
  overlay: z.optional(z.enum(['opened', 'closed'])),
  /** The page's own key and state, which what is open above it doesn't change. */
  page: z.object({ key: z.string(), state: z.unknown() }),
})

/** Kept in the history's own state, which a reload keeps and no link from outside can write. */
export type EntryState = z.output<typeof entryState>

const entryOf = ({ state }: Pick<Location, 'state'>): EntryState | undefined => {
  const parsed = z.safeParse(entryState, state)
  return parsed.success ? parsed.data : undefined
}

export const markOf = (location: Pick<Location, 'state'>): EntryMark | undefined => entryOf(location)?.overlay

/** The page of an entry, by the key and state that it had before anything was opened above it. */
export const pageOf = (location: Pick<Location, 'state' | 'key'>): EntryState['page'] =>
  entryOf(location)?.page ?? { key: location.key, state: location.state }

/**
 * How a change of what is open is written into the history. Opening makes an entry, so that Back closes; closing and
 * moving within what is open rewrite the one there is.
 * @param from how many overlays the address says are open, and @param to how many it is to say.
 */
export function addressStep(
  from: number,
  to: number,
  mark: EntryMark | undefined,
): { replace: boolean; mark: EntryMark | undefined } {
  // The entry before a closed one says the same: it is used again.
  if (to > from) return { replace: mark === 'closed', mark: 'opened' }
  return { replace: true, mark: to < from && mark === 'opened' ? 'closed' : mark }
}

/** Whether Back went from an entry whose overlay was closed to the one before, which says the same. */
export const isEcho = (left: Location, reached: Location): boolean =>
  markOf(left) === 'closed' && left.pathname === reached.pathname && left.search === reached.search
