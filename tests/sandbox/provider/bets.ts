import { modelOf } from '#sandbox/world/games/game-models.ts'
import { compareAmounts, fromMinor, parseAmount, toMinor } from '#shared/domain/money.ts'
import type { PlaySession } from './sessions.ts'

type Place = Pick<PlaySession, 'game' | 'room'>

/** Whether an amount is between two limits, both included. */
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

/** The only stake of a place: a room's, or the price of a bingo hall. Undefined where any bet is allowed. */
const stakeOf = ({ game, room }: Place): string | undefined =>
  room?.stake ?? (modelOf(game).kind === 'bingo' ? game.minBet : undefined)

/** Whether there is a bet that may be placed: a room's stake must be within its game's limits. */
export const isPlayable = ({ game, room }: Place): boolean =>
  room?.stake == null || isWithin(room.stake, game.minBet, game.maxBet)

/** Bets to choose from. In a room, only its stake. */
export function betsOf(place: Place): string[] {
  const stake = stakeOf(place)
  return stake === undefined ? betLadder(place.game.minBet, place.game.maxBet) : [stake]
}

/** Whether a bet is allowed: within the game's limits, and in a room exactly its stake. */
export function allowsBet(place: Place, bet: string): boolean {
  const stake = stakeOf(place)
  return isPlayable(place) && isWithin(bet, stake ?? place.game.minBet, stake ?? place.game.maxBet)
}

/** Whether a game takes so much in one round, for a choice that costs more than its bet. */
export const allowsStake = ({ game }: Place, stake: string): boolean =>
  isWithin(stake, game.minBet, game.maxBet)

/**
 * Bets to choose from between two limits: 1, 2, 5, 10, 20 … and the limits themselves, as ascending decimal strings.
 * Only the lower limit if the limits are invalid.
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

/** Index of the initial bet: the third one, or the last of fewer. */
export const firstBet = (ladder: readonly string[]): number => Math.min(2, ladder.length - 1)
