import { createCardRoom } from '../cardroom/card-room.ts'
import type { TimedGame, TimedParts } from '../game.ts'
import { tongitsRules } from './tongits-rules.ts'

/** The tables of Tongits. */
export const createTongitsGame = (parts: TimedParts): TimedGame =>
  createCardRoom(tongitsRules, parts, (table) => ({ kind: 'tongits', ...table }))
