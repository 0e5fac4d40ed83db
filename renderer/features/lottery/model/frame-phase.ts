import type { GameEvent } from '#lib/platform/platform.ts'

/** What the betting view's frame is at. */
export type FramePhase = 'loading' | 'slow' | 'ready' | 'broken' | 'expired'

/** Milliseconds that a frame may take where the gateway doesn't say. */
export const longestLoad = 15_000

/**
 * What becomes of the frame.
 * @param saysReady whether its provider tells when it runs; one that doesn't runs once it is loaded.
 */
export function framePhase(
  phase: FramePhase,
  event: GameEvent | 'tooLong' | 'wait',
  saysReady: boolean,
): FramePhase {
  if (event === 'tooLong') return phase === 'loading' ? 'slow' : phase
  if (event === 'wait') return phase === 'slow' ? 'loading' : phase
  if (event.type === 'failed' || event.type === 'closed') return 'broken'
  if (event.type === 'trouble') return event.trouble === 'unresponsive' ? 'broken' : phase
  if (event.type === 'opened' || event.type === 'state') return phase
  if (event.type === 'loaded') return saysReady || phase === 'expired' ? phase : 'ready'
  if (event.message.type === 'ready') return 'ready'
  return event.message.type === 'sessionExpired' ? 'expired' : phase
}
