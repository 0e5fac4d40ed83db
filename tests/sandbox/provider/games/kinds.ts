import type { GameKind, InstantKind, TimedKind } from '../protocol.ts'
import { bingoGame } from './bingo.ts'
import { cardGame } from './cards.ts'
import { diceGame } from './dice.ts'
import { fishGame } from './fish.ts'
import type { Game } from './game.ts'
import { roomGame } from './room.ts'
import { slotGame } from './slot.ts'

const games: Readonly<Record<InstantKind, Game>> = {
  slot: slotGame,
  cards: cardGame,
  fish: fishGame,
  room: roomGame,
  dice: diceGame,
  bingo: bingoGame,
}
export const gameOf = (kind: InstantKind): Game => games[kind]

export const isTimed = (kind: GameKind): kind is TimedKind =>
  kind === 'live' || kind === 'lottery' || kind === 'sports'

const kindOfCategory: Readonly<Record<string, GameKind>> = {
  RNG: 'slot',
  JILI: 'slot',
  FISH: 'fish',
  LIVE: 'live',
  TABLE: 'cards',
  PVP: 'room',
  BINGO: 'bingo',
  LOTT: 'lottery',
  ELOTT: 'lottery',
  SPORTS: 'sports',
  ESPORTS: 'sports',
  COCKFIGHT: 'sports',
}

/**
 * The kind of a game, by category. Dice and Color Games are found by name, because they are listed among tables and
 * live games.
 */
export function gameKindOf(category: string, name: string): GameKind {
  const kind = kindOfCategory[category.toUpperCase()] ?? 'cards'
  return (kind === 'cards' || kind === 'live') && /\b(?:dice|color game|sic bo)\b/i.test(name) ? 'dice' : kind
}
