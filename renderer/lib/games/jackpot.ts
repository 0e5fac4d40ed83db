import * as constants from '#shared/domain/constants.ts'
import { type Amount, fromMinor, toMinor } from '#shared/domain/money.ts'

/** What each pot starts the week with, and what a tick adds to it, in centavos. */
const pots = {
  grand: { base: 38_000_000_00n, step: BigInt(Math.round(Number(constants.jackpotStep) * 100)) },
  major: { base: 3_100_000_00n, step: 11_73n },
  minor: { base: 380_000_00n, step: 1_27n },
} as const

export type Pot = keyof typeof pots
export const potNames = ['grand', 'major', 'minor'] as const satisfies readonly Pot[]

const week = 7 * 24 * 60 * 60 * 1000

/**
 * An indicative jackpot, computed from the time alone. A pot starts again each week, as if it had been won, and grows
 * with each tick, so that nobody sees it shrink within a week.
 * @param now milliseconds since 1970.
 */
export function jackpotAt(now: number, pot: Pot = 'grand'): Amount {
  const ticks = Math.floor((now % week) / constants.jackpotTick)
  return fromMinor(pots[pot].base + BigInt(ticks) * pots[pot].step)
}

/** What a counter shows one tick later. */
export const growJackpot = (shown: Amount, pot: Pot = 'grand'): Amount =>
  fromMinor(toMinor(shown) + pots[pot].step)
