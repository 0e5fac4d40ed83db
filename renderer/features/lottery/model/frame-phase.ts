import type { GameEvent } from '#lib/platform/platform.ts'

/** State of the betting view's frame. */
export type FramePhase = 'loading' | 'slow' | 'ready' | 'broken' | 'expired'

/** Milliseconds a frame may take to load if the gateway gives no limit. */
export const longestLoad = 15_000

/**
 * Returns the frame's next state.
 * @param saysReady whether the provider sends a ready message. If not, the view is ready once loaded.
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
