/**
 * How often what is watched is asked for again, in milliseconds: all rates of the site. React Query asks for nothing
 * while the page is hidden; only the desktop client's own watches go on there.
 */
export const pace = {
  /** An order, or the fate of a payment, that is open before its owner. */
  order: 3000,
  /** A point order or an application that is being worked on. */
  review: 10_000,
  /** The latest wins, rooms and matches in play. */
  live: 15_000,
  /** Whether a closed site is open again, and whether a check of identity is done. */
  closed: 30_000,
  /** Unread chat messages, of those who may chat. */
  chat: 45_000,
  /** The rows of home, the raffle, and the desktop client's news. */
  slow: 60_000,
  /** After a failure of what nobody waits for. */
  afterFailure: 300_000,
} as const

/** Less than this part of a pause before the common beat, the one after it is taken. */
const tooSoon = 0.2

/**
 * Milliseconds until a watch asks again. All watches of a page count from its start, so that their calls go out
 * together and a phone's radio can rest in between.
 * @param every one of the rates above, or a multiple.
 */
export function inStep(every: number): number {
  const left = every - (performance.now() % every)
  return left < every * tooSoon ? left + every : left
}
