/**
 * When bingo rooms draw, and how many cards the sandbox's own players have bought by then. Functions of the clock, so
 * that the gateway's list of rooms and the provider's game say the same.
 */

import { maskName } from '../accounts/mask-name.ts'
import { hash, type Random, stream } from '../art/random.ts'

/** When a room draws: every so many ms, shifted against the clock by some. */
export interface DrawSchedule {
  readonly every: number
  readonly shift: number
}

const minute = 60_000
/** Shift between two rooms that follow each other, so that they don't all draw at once. In ms. */
const ownTime = 37_000

/** The schedule of a room of the world. */
export const scheduleOf = (everyMinutes: number, position: number): DrawSchedule => ({
  every: everyMinutes * minute,
  shift: (position * ownTime) % (everyMinutes * minute),
})

/** A game that is opened without a room has one of its own, which draws every three minutes. */
export const hallSchedule: DrawSchedule = { every: 3 * minute, shift: 0 }

/** The round whose cards are on sale, with the times at which its sale opens and closes. */
export function saleAt({ every, shift }: DrawSchedule, now: number) {
  const round = Math.floor((now + shift) / every)
  return { round, opensAt: round * every - shift, closesAt: (round + 1) * every - shift }
}

/** Share of the card sales that goes into the pot, in percent. The rest is the room's. */
export const potPercent = 92

/** The pot of so many cards, in centavos. */
export const potOf = (price: number, cards: number): number => Math.floor((price * cards * potPercent) / 100)

/** Most cards of one buyer in a round. */
export const mostCards = 6
const buyers = { least: 14, most: 46 }

export interface Buyer {
  readonly name: string
  readonly cards: number
  /** When they buy, as a share of the sale's time. */
  readonly at: number
}

const people = (
  'juanito marites bong aileen rizza jomar dencio ligaya paolo grace nonoy cherry rodel mylene kiko trina ' +
  'arman joyce dodong lorna jepoy analyn tonton bebang rommel sheila marlon gigi ernie wena carlo divine'
).split(' ')

const nameOf = (random: Random): string =>
  maskName(`${people[Math.floor(random() * people.length)] ?? ''}${Math.floor(random() * 90) + 10}`)

/** The sandbox's own players who buy cards for a round, by the time they do. */
export function buyersOf(roomId: string, round: number): readonly Buyer[] {
  const random = stream(hash(`bingo|${roomId}|${round}`))
  const count = buyers.least + Math.floor(random() * (buyers.most - buyers.least))
  return Array.from({ length: count }, () => {
    const name = nameOf(random)
    const cards = 1 + Math.floor(random() ** 2 * mostCards)
    return { name, cards, at: random() ** 0.6 * 0.97 }
  }).sort((one, other) => one.at - other.at)
}

/** Those who have bought by now. */
export function buyersBy(schedule: DrawSchedule, roomId: string, now: number): readonly Buyer[] {
  const { round, opensAt } = saleAt(schedule, now)
  const share = (now - opensAt) / schedule.every
  return buyersOf(roomId, round).filter(({ at }) => at <= share)
}

export const cardsOf = (bought: readonly Buyer[]): number => bought.reduce((sum, { cards }) => sum + cards, 0)
