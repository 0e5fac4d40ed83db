/**
 * An identifier of the browser's current history entry. That is the router's key, except for entries that it didn't
 * make: it calls the first one of every document, and each press on a link to a hash, "default". Those are marked in
 * `history.state`, which survives a reload.
 */
export function entryId(key: string): string {
  if (key !== 'default') return key
  const { state }: { state: unknown } = history
  const marks = typeof state === 'object' ? state : null
  if (marks && 'load' in marks && typeof marks.load === 'string') return marks.load
  // The moment it is first seen.
  const load = String(performance.timeOrigin + performance.now())
  history.replaceState({ ...marks, load }, '')
  return load
}
