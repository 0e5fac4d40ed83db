import type { Sandbox } from '../sandbox.ts'
import type { CrowdRounds } from '../teams/day-rounds.ts'
import { Memo } from '../teams/memo.ts'
import { dayRounds } from '../teams/play-day.ts'
import { dayStart } from '../teams/timeline.ts'
import type { BetChoice } from './bet-sums.ts'
import { crowdGames } from './crowd-games.ts'
import { perOrder } from './per-order.ts'
import type { Selection } from './selection.ts'
import { eachVisit, wholeDay } from './visits.ts'

type Parts = Pick<Sandbox, 'db' | 'clock' | 'teams'>

/** A generated bet. Amounts in minor units. */
export type CrowdBet = {
  position: number
  day: number
  number: number
  time: number
  bet: number
  win: number
}

/** A day's generated bets of a filter, latest first. */
export type DayBets = {
  length: number
  at(index: number): CrowdBet | undefined
  timeAt(index: number): number
}

/** 0.7 MB each for a day of the largest team. */
const memosOf = perOrder(() => ({ sorted: new Memo<Int32Array>(4), days: new Memo<DayBets>(4) }))

/** Players of a day up to which their rounds are built for them alone, instead of for the whole team. */
const few = 400

/** Generated bets of one day that a filter selects. Rounds of the whole team are built only for many players. */
export function dayBets(parts: Parts, selection: Selection, choice: BetChoice, day: number): DayBets {
  const { teams } = parts
  const { order } = teams
  const { from, to, gameType, vassalage } = choice
  const until = teams.until(to)
  const key = JSON.stringify([selection.key, from, until, gameType, vassalage, day])
  return memosOf(order).days.get(key, () => {
    const anyGame = gameType === undefined && vassalage === undefined
    const all = selection.whole && anyGame
    const players = all ? undefined : playersOf(parts, selection, choice, day)
    return players && players.length <= few
      ? ofPlayers(parts, players, day, from, until)
      : ofTeam(parts, selection, players, day, from, until)
  })
}

/** Positions of the filter that play one of its games on a day. */
function playersOf(
  { db, teams }: Parts,
  { positions }: Selection,
  { gameType, vassalage }: BetChoice,
  day: number,
) {
  const games = crowdGames(db)
  const players: number[] = []
  eachVisit(teams, positions, dayStart(day), dayStart(day + 1), (visit) => {
    const game =
      games.list[games.choose(visit.member, visit.day, teams.crowd.gameTypeOf(visit.member, visit.month))]
    if (gameType !== undefined && game?.gameType !== gameType) return
    if (vassalage !== undefined && game?.vendor !== vassalage) return
    players.push(visit.position)
  })
  return players
}

/** The generated rounds of an account's day, in order. */
export function roundsOfDay({ teams }: Pick<Parts, 'teams'>, position: number, day: number): CrowdBet[] {
  const member = teams.crowd.indexOf(teams.order.ids[position] ?? 0)
  if (member < 0) return []
  const [, , bets = 0, wins = 0] = wholeDay(teams, position, day)
  return dayRounds(member, day, { bets, wins }).map((round, number) => ({
    position,
    day,
    number,
    time: dayStart(day) + round.time,
    bet: round.bets,
    win: round.wins,
  }))
}

function ofPlayers(
  parts: Parts,
  players: readonly number[],
  day: number,
  from: number,
  until: number,
): DayBets {
  const bets = players
    .flatMap((position) => roundsOfDay(parts, position, day))
    .filter(({ time }) => time >= from && time < until)
    .sort((one, other) => other.time - one.time || other.position - one.position || other.number - one.number)
  return { length: bets.length, at: (index) => bets[index], timeAt: (index) => bets[index]?.time ?? 0 }
}

function ofTeam(
  { teams }: Parts,
  { stretch }: Selection,
  players: readonly number[] | undefined,
  day: number,
  from: number,
  until: number,
): DayBets {
  const rounds = teams.rounds(stretch, day)
  const sorted = memosOf(teams.order).sorted.get([...stretch, day].join(), () => newestFirst(rounds))
  const begin = dayStart(day)
  const plays = players && new Uint8Array(stretch[1] - stretch[0])
  for (const position of players ?? []) plays?.fill(1, position - stretch[0], position - stretch[0] + 1)
  const chosen = new Int32Array(sorted.length)
  let length = 0
  for (let place = 0; place < sorted.length; place += 1) {
    const index = sorted[place] ?? 0
    const time = begin + (rounds.times[index] ?? 0)
    if (time < from || time >= until) continue
    if (plays && plays[(rounds.positions[index] ?? 0) - stretch[0]] !== 1) continue
    chosen[length++] = index
  }
  return {
    length,
    timeAt: (place) => begin + (rounds.times[chosen[place] ?? 0] ?? 0),
    at(place) {
      if (place < 0 || place >= length) return undefined
      const index = chosen[place] ?? 0
      return {
        position: rounds.positions[index] ?? 0,
        day,
        number: rounds.numbers[index] ?? 0,
        time: begin + (rounds.times[index] ?? 0),
        bet: rounds.bets[index] ?? 0,
        win: rounds.wins[index] ?? 0,
      }
    },
  }
}

/** Indexes of rounds, latest first; of the same moment, the last first. */
function newestFirst({ times }: CrowdRounds): Int32Array {
  const room = 2 ** 20
  const keys = Float64Array.from(times, (time, index) => time * room + index)
  return Int32Array.from(keys.sort().toReversed(), (key) => key % room)
}
