import type { EntryMark } from './history-entry.ts'

/** The parts of a history entry that matter for overlays. */
export type Entry = { pathname: string; search: string; mark: EntryMark | undefined }

/**
 * How a change of the open overlays is written into the history. Opening adds an entry, so that Back closes the
 * overlay; so does going from one centre to another, which Back returns from. Closing, and moving within an overlay,
 * replace the current entry.
 * @param from number of open overlays that the address names
 * @param to number of open overlays that it shall name
 * @param turns whether another centre takes the place of the open one
 */
export function addressStep(
  from: number,
  to: number,
  mark: EntryMark | undefined,
  turns = false,
): { replace: boolean; mark: EntryMark | undefined } {
  // A closed entry has the same address as the one before it, so it is reused instead of adding another.
  if (to > from || turns) return { replace: mark === 'closed', mark: 'opened' }
  return { replace: true, mark: to < from && mark === 'opened' ? 'closed' : mark }
}

/** Whether Back led from an entry whose overlay was closed to the one before it, which has the same address. */
export const isEcho = (left: Entry, reached: Pick<Entry, 'pathname' | 'search'>): boolean =>
  left.mark === 'closed' && left.pathname === reached.pathname && left.search === reached.search
