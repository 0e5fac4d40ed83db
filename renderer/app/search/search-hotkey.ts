import type { Overlay } from '#lib/overlay/overlay-store.ts'

/** What gives way to a search; anything else may hold what somebody has typed, or must be answered first. */
const yielding: ReadonlySet<Overlay['name']> = new Set([
  'nav',
  'me',
  'notice',
  'subGames',
  'gameDetails',
  'clientSettings',
])

/** Whether the search may open over what is open now. */
export const mayOpenSearch = (open: Overlay | undefined): boolean =>
  open === undefined || yielding.has(open.name)
