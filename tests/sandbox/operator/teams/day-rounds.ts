import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import type { Crowd } from './crowd.ts'
import { eachRound, roundsOf } from './play-day.ts'
import type { Stretch, TeamOrder } from './team-order.ts'
import { dayStart, segmentsOf } from './timeline.ts'

/**
 * All generated rounds that a stretch of the team order plays on a day, by position and then by time. Columns of equal
 * length; money in minor units. The whole day, whatever the time is.
 */
export type CrowdRounds = {
  positions: Int32Array
  /** Number of the round within its player's day, from 0. */
  numbers: Uint8Array
  /** In ms after the day's start. */
  times: Int32Array
  bets: Int32Array
  wins: Int32Array
}

/** Lists the generated rounds of a day, by the day's number. */
export function crowdRounds(crowd: Crowd, order: TeamOrder, stretch: Stretch, day: number): CrowdRounds {
  const players = dayPlayers(crowd, order, stretch, day)
  const total = players.reduce((sum, { member, bets }) => sum + roundsOf(member, day, bets), 0)
  const rounds: CrowdRounds = {
    positions: new Int32Array(total),
    numbers: new Uint8Array(total),
    times: new Int32Array(total),
    bets: new Int32Array(total),
    wins: new Int32Array(total),
  }
  let at = 0
  for (const { position, member, ...money } of players) {
    const first = at
    eachRound(member, day, money, (time, bet, win) => {
      rounds.positions[at] = position
      rounds.numbers[at] = at - first
      rounds.times[at] = time
      rounds.bets[at] = bet
      rounds.wins[at] = win
      at += 1
    })
  }
  return rounds
}

type DayPlayer = { position: number; member: number; bets: number; wins: number }

/** Who of a stretch plays on a day, and for how much. */
function dayPlayers(crowd: Crowd, order: TeamOrder, [start, end]: Stretch, day: number): DayPlayer[] {
  const [segment] = segmentsOf(dayStart(day), dayStart(day) + dayLength)
  const players: DayPlayer[] = []
  const money = new Float64Array(5)
  for (let position = start; position < end; position += 1) {
    const member = crowd.indexOf(order.ids[position] ?? 0)
    if (member < 0 || !segment) continue
    money.fill(0)
    crowd.add(member, segment, order.playBegins(position), money)
    const [, , bets = 0, wins = 0] = money
    if (bets > 0) players.push({ position, member, bets, wins })
  }
  return players
}
