import type { LostChunk } from './load-chunk.ts'

/** Waits for a lost chunk. Returns a function that stops waiting. */
type Await = (lost: LostChunk, losses: number, done: () => void) => () => void

/**
 * Restores a lost part without the user's help. Set by the deferred services, so that it is loaded before the
 * connection breaks. A part lost earlier still has its "Try again" button.
 */
export const recovery: { await: Await } = { await: () => () => {} }
