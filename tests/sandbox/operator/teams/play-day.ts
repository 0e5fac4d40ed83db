import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import { mix } from './mix.ts'

/** What a member of the world staked and won on a day, in minor units. */
type DayMoney = { bets: number; wins: number }
/** One round of a day. `time` is in ms after the day's start. */
export type DayRound = DayMoney & { time: number }

const minute = 60_000
/** Purposes of the hashes, so that one doesn't depend on another. */
const purpose = { rounds: -1, start: -2, length: -3 } as const
/** A round's stake is never smaller than this on average, in minor units. */
const typicalStake = 500
/** Bets of an ordinary day are played in at least so many rounds, and in fewer than the most. */
const fewestRounds = 6
const mostRounds = 30
/** The share of rounds that win nothing. */
const losing = 0.62

/** When a member plays on a day, in ms after its start: one visit, more often in the evening. */
export function visitOf(member: number, day: number): { start: number; end: number } {
  const start = Math.floor(1_380 * Math.sqrt(mix(member, day, purpose.start))) * minute
  const length = (20 + Math.floor(150 * mix(member, day, purpose.length))) * minute
  return { start, end: Math.min(start + length, dayLength - minute) }
}

/** Number of rounds in which a member plays a day's bets. */
export function roundsOf(member: number, day: number, bets: number): number {
  if (bets <= 0) return 0
  const most = Math.max(1, Math.floor(bets / typicalStake))
  return Math.min(
    most,
    fewestRounds + Math.floor((mostRounds - fewestRounds) * mix(member, day, purpose.rounds)),
  )
}

/** Stakes up to a round, in minor units. Their sum over all rounds is exactly the day's. */
function stakedUpTo(member: number, day: number, round: number, of: number, bets: number): number {
  if (round <= 0) return 0
  if (round >= of) return bets
  return Math.floor((bets * (round + 0.8 * (mix(member, day, 3 * round + 1) - 0.5))) / of)
}

/** How much of the day's wins each round gets: one array for all, because a team plays 184,000 rounds a day. */
const weights = new Float64Array(mostRounds)

/** Fills the weights of a day's rounds, and returns their sum. */
function weigh(member: number, day: number, of: number): number {
  let whole = 0
  for (let round = 0; round < of; round += 1) {
    const luck = mix(member, day, 3 * round + 2)
    const weight = luck < losing ? 0 : 0.1 + ((luck - losing) / (1 - losing)) ** 3
    weights[round] = weight
    whole += weight
  }
  if (whole > 0 || of === 0) return whole
  weights[of - 1] = 1
  return 1
}

/**
 * Calls back with each round of a member's day in order: its time in ms after the day's start, its bet and its win. They
 * add up to the day's bets and wins exactly.
 */
export function eachRound(
  member: number,
  day: number,
  { bets, wins }: DayMoney,
  add: (time: number, bet: number, win: number) => void,
): void {
  const of = roundsOf(member, day, bets)
  const whole = weigh(member, day, of)
  const { start, end } = visitOf(member, day)
  let weight = 0
  let staked = 0
  let won = 0
  for (let round = 0; round < of; round += 1) {
    weight += weights[round] ?? 0
    const bet = stakedUpTo(member, day, round + 1, of, bets) - staked
    const win = (round + 1 === of ? wins : Math.floor((wins * weight) / whole)) - won
    staked += bet
    won += win
    add(start + Math.floor(((end - start) * (round + mix(member, day, 3 * round))) / of), bet, win)
  }
}

/** The rounds of a member's day, as `eachRound` tells them. */
export function dayRounds(member: number, day: number, money: DayMoney): DayRound[] {
  const rounds: DayRound[] = []
  eachRound(member, day, money, (time, bets, wins) => rounds.push({ time, bets, wins }))
  return rounds
}

/** What of a member's day has been played before a moment, in ms after the day's start. */
export function playedUpTo(member: number, day: number, money: DayMoney, moment: number): DayMoney {
  const { start, end } = visitOf(member, day)
  if (moment <= start) return { bets: 0, wins: 0 }
  if (moment > end) return money
  const sum = { bets: 0, wins: 0 }
  for (const { time, bets, wins } of dayRounds(member, day, money)) {
    if (time >= moment) break
    sum.bets += bets
    sum.wins += wins
  }
  return sum
}
