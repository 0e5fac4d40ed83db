import * as z from 'zod/mini'
import { randomKey } from '#lib/random-key/random-key.ts'

/** What marks a history entry that the router didn't make. Kept in `history.state`, which survives a reload. */
const marked = z.object({ load: z.string() })

/**
 * An identifier of the browser's current history entry. That is the router's key, except for entries that it didn't
 * make: it calls the first one of every document, and each press on a link to a hash, "default".
 */
export function entryId(key: string): string {
  if (key !== 'default') return key
  const found = marked.safeParse(history.state)
  if (found.success) return found.data.load
  const load = randomKey()
  history.replaceState({ ...history.state, load }, '')
  return load
}
