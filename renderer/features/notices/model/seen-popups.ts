import * as z from 'zod/mini'
import { stored } from '#lib/storage/stored.ts'

const kept = stored('session', 'popupNotices', z.array(z.string()))

/** In memory too, because signing out clears the session storage but the visit goes on. */
const seen = new Set<string>()

/** The notices that haven't been shown during this visit. */
export function unseen<Item extends { id: string | number }>(notices: readonly Item[]): readonly Item[] {
  const before = new Set([...seen, ...(kept.read() ?? [])])
  return notices.filter(({ id }) => !before.has(String(id)))
}

/** Remembers for the rest of the visit that these were shown. */
export function markSeen(notices: readonly { id: string | number }[]): void {
  for (const { id } of notices) seen.add(String(id))
  kept.write([...new Set([...seen, ...(kept.read() ?? [])])])
}
