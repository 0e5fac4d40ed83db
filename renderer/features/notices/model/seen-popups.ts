import * as z from 'zod/mini'
import { stored } from '#lib/storage/stored.ts'

const kept = stored('session', 'popupNotices', z.array(z.string()))

/** Signing out empties the session's storage; who looks on is still the same visitor. */
const seen = new Set<string>()

/** The notices among these that nobody has seen on this visit. */
export function unseen<Item extends { id: string | number }>(notices: readonly Item[]): readonly Item[] {
  const before = new Set([...seen, ...(kept.read() ?? [])])
  return notices.filter(({ id }) => !before.has(String(id)))
}

/** Remembers, until the visit ends, that these were shown. */
export function markSeen(notices: readonly { id: string | number }[]): void {
  for (const { id } of notices) seen.add(String(id))
  kept.write([...new Set([...seen, ...(kept.read() ?? [])])])
}
