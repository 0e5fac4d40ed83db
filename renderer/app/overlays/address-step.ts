import type { EntryMark } from './history-entry.ts'

/** An entry of the history, as far as its overlays go. */
export type Entry = { pathname: string; search: string; mark: EntryMark | undefined }

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
export const isEcho = (left: Entry, reached: Pick<Entry, 'pathname' | 'search'>): boolean =>
  left.mark === 'closed' && left.pathname === reached.pathname && left.search === reached.search
