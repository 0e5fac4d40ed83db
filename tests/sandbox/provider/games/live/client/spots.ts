/** The spots of the tables without a wheel, and what kind of bet a spot is. Used by the server and by the page. */
import type { Colour } from '../../dice/dice-table.ts'
import type { LiveVariant } from '../live-table.ts'
import { wheelSpot } from './roulette-spots.ts'

/** The colours of the dice, in the order of the felt. */
export const diceColours: readonly Colour[] = ['red', 'blue', 'yellow', 'green', 'pink', 'white']

/** The spots of each table in the order of its felt. Roulette has its own list. */
export const feltSpots: Readonly<Record<Exclude<LiveVariant, 'roulette'>, readonly string[]>> = {
  baccarat: ['player-pair', 'player', 'tie', 'banker', 'banker-pair'],
  dragonTiger: ['dragon', 'tie', 'suited-tie', 'tiger'],
  colorGame: [...diceColours, 'triple'],
}

/** The kind of bet on a spot: bets of a kind pay the same and have the same limit. Undefined for an unknown spot. */
export function kindOf(variant: LiveVariant, spot: string): string | undefined {
  if (variant === 'roulette') return wheelSpot(spot)?.kind
  if (!feltSpots[variant].includes(spot)) return undefined
  return variant === 'colorGame' && spot !== 'triple' ? 'colour' : spot
}
