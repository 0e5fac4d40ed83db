import * as constants from '#shared/domain/constants.ts'
import { type Amount, compareAmounts, fromMinor, toMinor } from '#shared/domain/money.ts'

/** What each pot began with, and what a tick adds to it, in centavos. */
const pots = {
  grand: { base: 38_000_000_00n, step: BigInt(Math.round(Number(constants.jackpotStep) * 100)) },
  major: { base: 3_100_000_00n, step: 11_73n },
  minor: { base: 380_000_00n, step: 1_27n },
} as const

export type Pot = keyof typeof pots
export const potNames = ['grand', 'major', 'minor'] as const satisfies readonly Pot[]

/** When the indicative pots began, in milliseconds since 1970. */
const began = Date.UTC(2026, 10, 19)

/**
 * An indicative jackpot, computed from the time alone. It grows with each tick and never falls, so that nobody sees it
 * shrink from one visit to the next.
 * @param now milliseconds since 1970.
 */
export function jackpotAt(now: number, pot: Pot = 'grand'): Amount {
  const ticks = Math.max(0, Math.floor((now - began) / constants.jackpotTick))
  return fromMinor(pots[pot].base + BigInt(ticks) * pots[pot].step)
}

/** A counter of a pot. */
export type Counter = {
  shown: Amount
  /** The gateway's latest figure; undefined for an indicative counter. */
  given?: Amount
  /** Whether the gateway's figure is below what is shown: the counter then stands still. */
  waits?: boolean
}

/** A pot that is smaller by more than this part was won. Less is an answer of a host that lags behind. */
const wonBelow = { part: 99n, of: 100n }

const isWon = (before: Amount, now: Amount): boolean =>
  toMinor(now) * wonBelow.of < toMinor(before) * wonBelow.part

/**
 * A counter after a figure of the gateway. It never goes back: if it has run ahead, it waits until the pot has passed
 * it, unless the pot was won.
 */
export function hearFigure(counter: Counter | undefined, figure: Amount): Counter {
  const isAhead =
    counter?.given !== undefined && compareAmounts(counter.shown, figure) > 0 && !isWon(counter.given, figure)
  return isAhead
    ? { shown: counter.shown, given: figure, waits: true }
    : { shown: figure, given: figure, waits: false }
}

/** A counter one tick later. */
export const growCounter = (counter: Counter, pot: Pot): Counter =>
  counter.waits ? counter : { ...counter, shown: fromMinor(toMinor(counter.shown) + pots[pot].step) }
