import { createCardRoom } from '../cardroom/card-room.ts'
import type { TimedGame, TimedParts } from '../game.ts'
import { pusoyRules } from './pusoy-rules.ts'

/** The tables of Pusoy Dos. */
export const createPusoyGame = (parts: TimedParts): TimedGame =>
  createCardRoom(pusoyRules, parts, (table) => ({ kind: 'pusoydos', ...table }))
