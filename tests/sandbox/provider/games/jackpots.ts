/**
 * Draws jackpots. Every centavo of a bet is a ticket for each pot. A pot is won about as often as bets fill it from
 * its base to twice its base, so the house pays about half of it and the players the other half.
 */
import type { Pot } from '../wire/wallet-api.ts'
import type { RandomBelow } from './random.ts'

/** One in this many centavos of bets wins the pot. */
const lots: Readonly<Record<Pot, number>> = {
  grand: 800_000_000_000,
  major: 83_333_333_333,
  minor: 12_500_000_000,
}

/** The pot that a bet wins, out of those that can be won. Almost always undefined. */
export const drawJackpot = (pots: readonly Pot[], bet: bigint, random: RandomBelow): Pot | undefined =>
  pots.find((pot) => BigInt(random(lots[pot])) < bet)
