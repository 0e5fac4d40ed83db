/**
 * How often what is watched is asked for again, in milliseconds: all rates of the site, to be imported as `pace`. React
 * Query asks for nothing while the page is hidden; only the desktop client's own watches go on there.
 */

/** An order, or the fate of a payment, that is open before its owner. */
export const order = 3000
/** A point order or an application that is being worked on. */
export const review = 10_000
/** The latest wins, rooms and matches in play. */
export const live = 15_000
/** Whether a closed site is open again, and whether a check of identity is done. */
export const closed = 30_000
/** Unread chat messages, of those who may chat. */
export const chat = 45_000
/** The rows of home, the raffle, and the desktop client's news. */
export const slow = 60_000
/** After a failure of what nobody waits for. */
export const afterFailure = 300_000

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
