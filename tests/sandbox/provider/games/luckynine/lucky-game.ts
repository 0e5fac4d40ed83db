import { createCardRoom } from '../cardroom/card-room.ts'
import type { TimedGame, TimedParts } from '../game.ts'
import { luckyRules } from './lucky-rules.ts'

/** The tables of Lucky 9. */
export const createLuckyGame = (parts: TimedParts): TimedGame =>
  createCardRoom(luckyRules, parts, (table) => ({ kind: 'luckynine', ...table }))
