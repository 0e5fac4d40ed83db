import type { LostChunk } from './load-chunk.ts'

/** Waits for a lost chunk. Returns a function that ends the waiting. */
type Await = (lost: LostChunk, losses: number, done: () => void) => () => void

/**
 * What brings a lost part back by itself. It comes with the deferred services, so that it is there before the
 * connection breaks; a part that is lost before then has its Try again.
 */
export const recovery: { await: Await } = { await: () => () => {} }
