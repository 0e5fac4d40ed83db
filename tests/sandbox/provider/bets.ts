import { compareAmounts, fromMinor, parseAmount, toMinor } from '#shared/domain/money.ts'
import type { PlaySession } from './sessions.ts'

type Place = Pick<PlaySession, 'game' | 'room'>

/** Whether an amount lies between two limits, both included. */
function isWithin(amount: string, least: string, most: string): boolean {
  const [value, low, high] = [amount, least, most].map(parseAmount)
  return (
    value !== undefined &&
    low !== undefined &&
    high !== undefined &&
    compareAmounts(value, low) >= 0 &&
    compareAmounts(value, high) <= 0
  )
}

/** The one stake of a room, if its game allows it. */
function stakeOf({ game, room }: Place): string | undefined {
  return room?.stake && isWithin(room.stake, game.minBet, game.maxBet) ? room.stake : undefined
}

/** The bets on offer: in a room its stake alone. */
export function betsOf(place: Place): string[] {
  const stake = stakeOf(place)
  return stake === undefined ? betLadder(place.game.minBet, place.game.maxBet) : [stake]
}

/** Whether a bet may be made: within the game's limits, and in a room for its stake. */
export function allowsBet(place: Place, bet: string): boolean {
  const stake = stakeOf(place)
  return isWithin(bet, stake ?? place.game.minBet, stake ?? place.game.maxBet)
}

/**
 * The bets on offer between two limits: 1, 2, 5, 10, 20 … and the limits themselves. Ascending decimal
 * strings; only the lower limit where the limits make no sense.
 */
export function betLadder(minBet: string, maxBet: string): string[] {
  const [least = 100n, most = least] = [minBet, maxBet].map((amount) =>
    toMinor(parseAmount(amount) ?? fromMinor(100)),
  )
  const steps = new Set([least])
  for (let unit = 1n; unit <= most; unit *= 10n) {
    for (const step of [unit, unit * 2n, unit * 5n]) if (step > least && step < most) steps.add(step)
  }
  if (most > least) steps.add(most)
  return [...steps].sort((a, b) => (a < b ? -1 : 1)).map(fromMinor)
}

/** A modest bet to begin with: the third on offer. */
export const firstBet = (ladder: readonly string[]): number => Math.min(2, ladder.length - 1)
