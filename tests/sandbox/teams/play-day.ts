import { dayLength } from '../merchant-zone.ts'
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
  return Math.min(most, 6 + Math.floor(24 * mix(member, day, purpose.rounds)))
}

const timeOf = (member: number, day: number, round: number, of: number): number => {
  const { start, end } = visitOf(member, day)
  return start + Math.floor(((end - start) * (round + mix(member, day, 3 * round))) / of)
}

/** Stakes up to a round, in minor units. Their sum over all rounds is exactly the day's. */
function stakedUpTo(member: number, day: number, round: number, of: number, bets: number): number {
  if (round <= 0) return 0
  if (round >= of) return bets
  return Math.floor((bets * (round + 0.8 * (mix(member, day, 3 * round + 1) - 0.5))) / of)
}

/** How much of the day's wins each round gets. */
function winWeights(member: number, day: number, of: number): number[] {
  const weights = Array.from({ length: of }, (_, round) => {
    const luck = mix(member, day, 3 * round + 2)
    return luck < losing ? 0 : 0.1 + ((luck - losing) / (1 - losing)) ** 3
  })
  if (!weights.some((weight) => weight > 0)) weights[of - 1] = 1
  return weights
}

/** The rounds of a member's day in order. They add up to the day's bets and wins exactly. */
export function dayRounds(member: number, day: number, { bets, wins }: DayMoney): DayRound[] {
  const of = roundsOf(member, day, bets)
  const weights = winWeights(member, day, of)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let weight = 0
  let staked = 0
  let won = 0
  return weights.map((part, round) => {
    weight += part
    const bet = stakedUpTo(member, day, round + 1, of, bets) - staked
    const win = (round + 1 === of ? wins : Math.floor((wins * weight) / whole)) - won
    staked += bet
    won += win
    return { time: timeOf(member, day, round, of), bets: bet, wins: win }
  })
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
