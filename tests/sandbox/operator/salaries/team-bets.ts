import type { Sandbox } from '../sandbox.ts'
import { stretchOf } from '../teams/overview.ts'
import type { SlotPlay } from '../teams/slots.ts'
import { dayNumber, dayStart } from '../teams/timeline.ts'

type Parts = Pick<Sandbox, 'db' | 'clock' | 'teams'>
type Range = { from: number; to: number }

/** A decided bet of a member, in minor units. `position` is that of the team order. */
export type TeamBet = { betId: string; time: number; position: number; validBet: number; payout: number }
/** What a member bet in a period. */
export type MemberBets = { position: number; validBet: number; bets: number }

const minute = 60_000

const teamOf = ({ teams: { order } }: Parts, agentId: number) =>
  stretchOf(order, order.positionOf(agentId), false)

/** What a team bet in a range up to now; a bet that was decided this very moment counts. */
export function playWithin(parts: Parts, agentId: number, { from, to }: Range): SlotPlay {
  const team = teamOf(parts, agentId)
  const sums = parts.teams.sums(team, from, Math.min(to, parts.clock.now() + 1))
  return { validBet: sums.sum('validBet', ...team), players: sums.active(...team) }
}

/** The generated bets of a range, which lies within one day: all rounds of that day, and the numbers of those meant. */
function generatedBets(parts: Parts, agentId: number, { from, to }: Range) {
  const { teams, clock } = parts
  const day = dayNumber(from)
  const begins = dayStart(day)
  const rounds = teams.rounds(teamOf(parts, agentId), day)
  // As in the sums: generated play is up to the minute.
  const until = Math.min(to, Math.floor(clock.now() / minute) * minute) - begins
  const since = from - begins
  // A day of the largest team has more than a hundred thousand rounds, so the numbers go into a typed array.
  const { times, bets } = rounds
  const meant = new Int32Array(times.length)
  let count = 0
  for (let index = 0; index < times.length; index += 1) {
    const time = times[index] ?? 0
    if (time >= since && time < until && (bets[index] ?? 0) > 0) meant[count++] = index
  }
  return { day, begins, rounds, meant: meant.subarray(0, count) }
}

/** The real bets of a team that were decided in a range. */
function liveBets({ db, clock, teams }: Parts, agentId: number, { from, to }: Range): TeamBet[] {
  const { order } = teams
  const agent = order.positionOf(agentId)
  return db
    .all<{ betId: string; id: number; time: number; validBet: number; payout: number }>(
      `SELECT bet_id AS betId, account_id AS id, time, bet AS validBet, win AS payout FROM decided_bets
       WHERE time >= ? AND time < ? AND bet <> 0`,
      from,
      Math.min(to, clock.now() + 1),
    )
    .map(({ id, ...bet }) => ({ position: order.positionOf(id), ...bet }))
    .filter(({ position }) => order.isBelow(position, agent))
}

/** Who of a team bet how much in a period of at most a day, the largest first. */
export function membersWithin(parts: Parts, agentId: number, range: Range): MemberBets[] {
  const [start, end] = teamOf(parts, agentId)
  const money = new Float64Array(end - start)
  const counts = new Int32Array(end - start)
  const add = (position: number, bet: number) => {
    money[position - start] = (money[position - start] ?? 0) + bet
    counts[position - start] = (counts[position - start] ?? 0) + 1
  }
  const { rounds, meant } = generatedBets(parts, agentId, range)
  for (const index of meant) add(rounds.positions[index] ?? 0, rounds.bets[index] ?? 0)
  for (const { position, validBet } of liveBets(parts, agentId, range)) add(position, validBet)
  const found: MemberBets[] = []
  for (let index = 0; index < counts.length; index += 1) {
    const bets = counts[index] ?? 0
    if (bets > 0) found.push({ position: start + index, validBet: money[index] ?? 0, bets })
  }
  return found.sort((one, other) => other.validBet - one.validBet || one.position - other.position)
}

/** Every bet of a team in a period of at most a day, latest first. */
export function betsWithin(parts: Parts, agentId: number, range: Range): TeamBet[] {
  const { order } = parts.teams
  const { day, begins, rounds, meant } = generatedBets(parts, agentId, range)
  const generated = Array.from(meant, (index): TeamBet => {
    const position = rounds.positions[index] ?? 0
    return {
      betId: `T${order.ids[position] ?? 0}-${day}-${rounds.numbers[index] ?? 0}`,
      time: begins + (rounds.times[index] ?? 0),
      position,
      validBet: rounds.bets[index] ?? 0,
      payout: rounds.wins[index] ?? 0,
    }
  })
  return [...generated, ...liveBets(parts, agentId, range)].sort(
    (one, other) => other.time - one.time || (one.betId < other.betId ? -1 : 1),
  )
}
