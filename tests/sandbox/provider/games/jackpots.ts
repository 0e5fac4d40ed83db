/**
 * Who wins a jackpot: every centavo of a bet is a lot in each pot's draw. A pot comes about as often as bets fill
 * it from its base to twice of it, so what the house adds is as much as the players do.
 */
import type { Pot } from '../../wallet-api.ts'
import type { RandomBelow } from './random.ts'

/** One in so many centavos of bets wins. */
const lots: Readonly<Record<Pot, number>> = {
  grand: 800_000_000_000,
  major: 83_333_333_333,
  minor: 12_500_000_000,
}

/** The pot that a bet wins, of those that can be won; nearly always none. */
export const drawJackpot = (pots: readonly Pot[], bet: bigint, random: RandomBelow): Pot | undefined =>
  pots.find((pot) => BigInt(random(lots[pot])) < bet)
