import type { GameEvent } from '#lib/platform/platform.ts'
import type { OpenGameChange } from './open-games.ts'

/**
 * What an event changes of an open game, as its tab shows it; undefined where nothing.
 * @param shown whether the player is looking at the game, and so at what has befallen it.
 */
export function changeBy(event: GameEvent, shown: boolean): OpenGameChange | undefined {
  switch (event.type) {
    case 'opened':
      return { view: event.view, place: event.place }
    case 'state':
      return { place: event.place, muted: event.muted }
    case 'trouble':
      return { trouble: event.trouble !== 'none' && !shown }
    case 'failed':
      return { view: undefined, place: 'page', trouble: !shown }
    default:
      return undefined
  }
}
