/** Fights: their times, birds and odds, and how one goes. Pure. */
import { dayLength, startOfDay } from '#sandbox/world/market/merchant-zone.ts'
import type { RandomBelow } from '../random.ts'
import type { Backer, Bird, Clash, Rooster, Spot, Stage } from './sabong-table.ts'

/** Lengths in ms. A fight follows the other without a pause. */
export const fightTimes = { parade: 6_000, betting: 44_000, fight: 30_000, result: 10_000 }
export const fightEvery = Object.values(fightTimes).reduce((sum, each) => sum + each, 0)
/** Results that the page shows. */
export const historyLength = 40

const { parade, betting, fight } = fightTimes
/** A clash is seen this often, in ms. */
const clashEvery = 2_000

/** A hash that looks random but is always the same. */
function mixed(text: string): number {
  let hash = 2_166_136_261
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 2_246_822_519)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** The fight that is on at a moment, and when a fight starts. */
export const fightAt = (now: number): number => Math.floor(now / fightEvery)
export const startOf = (number: number): number => number * fightEvery

/** The stage of a fight at a moment, and when the next one begins. */
export function stageOf(number: number, now: number): { readonly stage: Stage; readonly until: number } {
  const since = now - startOf(number)
  const ends = [
    ['parade', parade],
    ['betting', parade + betting],
    ['fight', parade + betting + fight],
  ] as const
  const current = ends.find(([, until]) => since < until)
  return current
    ? { stage: current[0], until: startOf(number) + current[1] }
    : { stage: 'result', until: startOf(number + 1) }
}

/** When bets on a fight open and close, and when it is decided. */
export const opensAt = (number: number): number => startOf(number) + parade
export const closesAt = (number: number): number => startOf(number) + parade + betting
export const decidedAt = (number: number): number => closesAt(number) + fight

/** A fight's number on its day in the merchant's zone, from 1, and how many that day has. */
export function positionInDay(number: number): { readonly number: number; readonly ofDay: number } {
  const start = startOf(number)
  const day = startOfDay(start)
  const first = Math.ceil(day / fightEvery)
  const next = Math.ceil(startOfDay(day + dayLength) / fightEvery)
  return { number: number - first + 1, ofDay: next - first }
}

const names = (
  'Red Lasak|Black Hatch|Grey Talisay|White Kelso|Golden Roundhead|Blue Claret|Bulik Sweater|Dome Asil|' +
  'Puti Bantog|Itim Radio|Green Lemon|Mug Apollo|Silver Duke|Bantam Bagyo|Brown Kulog|Pula Regal'
).split('|')

/** The two birds of a fight. Their records show who is stronger. */
export function birdsOf(lane: string, number: number): Readonly<Record<Bird, Rooster>> {
  const meron = mixed(`${lane}|${number}|meron`) % names.length
  const wala = (meron + 1 + (mixed(`${lane}|${number}|wala`) % (names.length - 1))) % names.length
  const chances = chancesOf(lane, number)
  const bird = (index: number, side: Bird): Rooster => {
    const fights = 8 + (mixed(`${lane}|${number}|${side}|fights`) % 9)
    const wins = Math.round(fights * (chances[side] / 1000 + 0.1))
    return {
      name: names[index] ?? '',
      weight: 1_900 + (mixed(`${lane}|${number}|${side}|weight`) % 40) * 10,
      wins,
      losses: fights - wins,
    }
  }
  return { meron: bird(meron, 'meron'), wala: bird(wala, 'wala') }
}

export type Chances = Readonly<Record<Spot, number>>

/** Chance of each spot in thousandths. They sum to 1000. */
export function chancesOf(lane: string, number: number): Chances {
  const draw = 70
  const meron = 360 + (mixed(`${lane}|${number}|chance`) % 211)
  return { meron, draw, wala: 1000 - draw - meron }
}

/** The arena's margin, in percent. */
export const marginPercent = 6

/** Odds for a chance in thousandths, in hundredths, stake included and margin deducted. */
export const oddsOf = (chance: number): number => Math.round(((100 - marginPercent) * 1000) / chance)

/** Odds of a fight, the same from its first moment to its last. */
export const oddsOfFight = (lane: string, number: number): Readonly<Record<Spot, number>> => {
  const { meron, wala, draw } = chancesOf(lane, number)
  return { meron: oddsOf(meron), wala: oddsOf(wala), draw: oddsOf(draw) }
}

/** A fight as drawn, once for everybody. */
export interface Fight {
  readonly result: Spot
  readonly clashes: readonly Clash[]
}

/** Draws who wins by the chances, and clashes that lead there. */
export function drawFight(chances: Chances, random: RandomBelow): Fight {
  const lot = random(1000)
  const result = lot < chances.meron ? 'meron' : lot < chances.meron + chances.draw ? 'draw' : 'wala'
  const count = Math.floor(fight / clashEvery) - 1
  const left = { meron: 100, wala: 100 }
  const clashes = Array.from({ length: count }, (_, index): Clash => {
    const by = index === count - 1 ? lastBy(result) : drawBy(result, random)
    const other = by === 'meron' ? 'wala' : 'meron'
    const last = index === count - 1
    // Nobody is down before the last clash. In a draw both are.
    if (by) left[other] = last ? 0 : Math.max(12, left[other] - 5 - random(8))
    else if (last) Object.assign(left, { meron: 0, wala: 0 })
    return { at: (index + 1) * clashEvery, by, left: { ...left } }
  })
  return { result, clashes }
}

const lastBy = (result: Spot): Bird | null => (result === 'draw' ? null : result)

/** Whoever wins in the end gets the better of more clashes. */
function drawBy(result: Spot, random: RandomBelow): Bird | null {
  const lot = random(10)
  if (lot < 2) return null
  if (result === 'draw') return lot < 6 ? 'meron' : 'wala'
  return lot < 7 ? result : result === 'meron' ? 'wala' : 'meron'
}

/** Reads a bet such as "1234:meron". */
export function readBet(choice = ''): { readonly number: number; readonly spot: Spot } | undefined {
  const [, number, spot] = choice.match(/^(\d{1,12}):(meron|wala|draw)$/) ?? []
  return number !== undefined && (spot === 'meron' || spot === 'wala' || spot === 'draw')
    ? { number: Number(number), spot }
    : undefined
}

/** What a bet wins, in centavos. A draw pays only those who bet on it. */
export const winOf = (lane: string, number: number, spot: Spot, result: Spot, bet: bigint): bigint =>
  spot === result ? (bet * BigInt(oddsOfFight(lane, number)[spot])) / 100n : 0n

const backerNames =
  'ju***n|ma***a|be***o|li***y|ra***l|jo***e|an***g|ki***o|ro***y|te***s|gi***a|pa***o|do***g|ne***l|ch***e|al***x'.split(
    '|',
  )
const stakes = [50, 100, 100, 200, 200, 300, 500, 500, 1_000, 1_000, 2_000, 5_000]
const mostBackers = 48

/** The crowd's bets so far. A pure function of the clock, so that everybody sees the same. Newest first. */
export function crowdOf(lane: string, number: number, now: number): Backer[] {
  const { meron, wala } = chancesOf(lane, number)
  const since = Math.min(now, closesAt(number)) - opensAt(number)
  const arrived = Math.floor((mostBackers * Math.max(0, since)) / betting)
  return Array.from({ length: arrived }, (_, index): Backer => {
    const hash = mixed(`${lane}|${number}|${index}`)
    const lot = (hash >>> 8) % 1000
    const spot = lot < 60 ? 'draw' : lot < 60 + (940 * meron) / (meron + wala) ? 'meron' : 'wala'
    const stake = (stakes[hash % stakes.length] ?? 100) * (spot === 'draw' ? 0.5 : 1)
    return { name: backerNames[(hash >>> 16) % backerNames.length] ?? '', spot, amount: stake.toFixed(2) }
  }).toReversed()
}
