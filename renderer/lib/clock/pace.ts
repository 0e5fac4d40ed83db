/**
 * How often what is watched is asked for again, in milliseconds: all rates of the site, to be imported as `pace`. React
 * Query asks for nothing while the page is hidden; only the desktop client's own watches go on there.
 */

/** An order, or the outcome of a payment, that is open before its owner. */
export const order = 3000
/** A deposit that is being paid: the first pauses, one after the other, before those of `closed`. */
export const deposit = [2000, 2000, 3000, 3000, 5000, 5000, 8000, 13_000, 20_000] as const
/** A point order or an application that is being worked on, and a salary whose settlement is due. */
export const review = 10_000
/** The latest wins, rooms and matches in play. */
export const live = 15_000
/**
 * Whether a closed site is open again, a check of identity is done, or a slow deposit has arrived; and a reality check
 * that failed, once more.
 */
export const closed = 30_000
/** Unread chat messages, of those who may chat. */
export const chat = 45_000
/** The rows of home, the raffle, and the desktop client's news. */
export const slow = 60_000
/** After a failure of what nobody waits for. */
export const afterFailure = 300_000

/** When a query was last answered, in milliseconds since 1970; 0 if it wasn't. */
type Watched = { state: { dataUpdatedAt: number; errorUpdatedAt: number } }

/** Part of the pause within which, after an answer, the common beat is skipped. */
const tooSoon = 0.2
/** The shortest pause, in milliseconds: a hidden page repeats the pause it last had, without asking for another. */
const shortest = 100

/**
 * A query's `refetchInterval` at one of the rates above, or a multiple. All watches of a page count from its start, so
 * that their calls go out together and a phone's radio can rest in between. The moment depends on the last answer
 * alone, because the query asks with every render.
 */
export const inStep =
  (every: number) =>
  ({ state: { dataUpdatedAt, errorUpdatedAt } }: Watched): number => {
    const start = performance.timeOrigin
    const now = Date.now()
    // A time in the future, from before the clock was set back, isn't used.
    const earliest = Math.min(now, Math.max(dataUpdatedAt, errorUpdatedAt)) + every * tooSoon
    const beat = start + Math.ceil((earliest - start) / every) * every
    return beat > now - shortest ? Math.max(shortest, beat - now) : every - ((now - start) % every)
  }
