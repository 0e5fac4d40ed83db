import { dayLength, startOfDay } from '#sandbox/world/market/merchant-zone.ts'
import type { Sandbox } from '../sandbox.ts'
import { crowdGameTypes } from '../teams/crowd.ts'
import { Memo } from '../teams/memo.ts'
import { dayNumber } from '../teams/timeline.ts'
import { crowdGames } from './crowd-games.ts'
import { type LiveBet, liveBets } from './live-bets.ts'
import { perOrder } from './per-order.ts'
import type { Selection } from './selection.ts'
import { countRounds, eachVisit } from './visits.ts'

type Parts = Pick<Sandbox, 'db' | 'clock' | 'teams'>

/** Which bets of the selected accounts are meant. */
export type BetChoice = {
  from: number
  to: number
  gameType?: string | undefined
  vassalage?: string | undefined
}

/** Sums of bets, three figures each: number, stakes and payouts. */
export const width = 3

/** Sums of a filter's bets by account, game and day. */
export type BetSums = {
  /** By position from the stretch's first. */
  members: Float64Array
  /** By index of the game. A game that was removed is the last. */
  games: Float64Array
  /** Number of bets by day from the range's first. */
  days: Float64Array
}

/** Sums of ranges, 1.2 MB each for the largest team. Today's change every minute. */
const memosOf = perOrder(() => ({
  past: new Memo<BetSums>(16),
  today: new Memo<BetSums>(4),
  all: new Memo<BetSums>(8),
  live: new Memo<LiveBet[]>(4),
}))

/** Whether a game passes the filter. */
export const takesGame = (
  { gameType, vassalage }: Pick<BetChoice, 'gameType' | 'vassalage'>,
  game: { gameType: string; vendor: string } | undefined,
): boolean =>
  (gameType === undefined || game?.gameType === gameType) &&
  (vassalage === undefined || game?.vendor === vassalage)

/** Real bets of the filter, latest first. */
export function liveBetsOf({ db, teams }: Parts, selection: Selection, choice: BetChoice): LiveBet[] {
  const { order } = teams
  const games = crowdGames(db)
  const chosen = new Set(selection.whole ? [] : selection.positions)
  const [start, end] = selection.stretch
  const { from, to } = choice
  return memosOf(order)
    .live.get([dayNumber(from), dayNumber(to), db.changes].join(), () => {
      return liveBets(db, startOfDay(from), startOfDay(to) + dayLength)
    })
    .filter(({ accountId, nodeId, ended }) => {
      const position = order.positionOf(accountId)
      return (
        ended >= from &&
        ended < to &&
        position >= start &&
        position < end &&
        (selection.whole || chosen.has(position)) &&
        takesGame(choice, games.list[games.indexOf(nodeId)])
      )
    })
}

/** Sums of all bets of a filter, generated and real. */
export function betSums(parts: Parts, selection: Selection, choice: BetChoice): BetSums {
  const { db, teams } = parts
  const { order } = teams
  const { from, to, gameType, vassalage } = choice
  const until = teams.until(to)
  const memos = memosOf(order)
  // By days, because a range that ends today ends at another moment with every question.
  const base = JSON.stringify([selection.key, from, dayNumber(to - 1), gameType, vassalage])
  return memos.all.get([base, to, until, db.changes].join(), () => {
    // What is over by today is kept; only today's is added every minute.
    const today = Math.max(from, Math.min(until, startOfDay(until)))
    const part = (memo: Memo<BetSums>, since: number, end: number) =>
      memo.get([base, since, end].join(), () => generatedSums(parts, selection, choice, since, end))
    const sums = joined(part(memos.past, from, today), part(memos.today, today, until))
    const games = crowdGames(db)
    for (const { accountId, nodeId, ended, bet, win } of liveBetsOf(parts, selection, choice)) {
      const game = games.indexOf(nodeId)
      add(sums.members, order.positionOf(accountId) - selection.stretch[0], 1, bet, win)
      add(sums.games, game < 0 ? games.list.length : game, 1, bet, win)
      const day = dayNumber(ended) - dayNumber(from)
      sums.days[day] = (sums.days[day] ?? 0) + 1
    }
    return sums
  })
}

function add(sums: Float64Array, index: number, count: number, bet: number, win: number): void {
  const at = index * width
  sums[at] = (sums[at] ?? 0) + count
  sums[at + 1] = (sums[at + 1] ?? 0) + bet
  sums[at + 2] = (sums[at + 2] ?? 0) + win
}

function generatedSums(
  { db, teams }: Parts,
  { positions, stretch }: Selection,
  choice: BetChoice,
  from: number,
  until: number,
): BetSums {
  const games = crowdGames(db)
  const first = dayNumber(choice.from)
  const count = dayNumber(choice.to - 1) - first + 1
  const sums: BetSums = {
    members: new Float64Array((stretch[1] - stretch[0]) * width),
    games: new Float64Array((games.list.length + 1) * width),
    days: new Float64Array(count),
  }
  const wanted = choice.gameType === undefined ? -1 : crowdGameTypes.indexOf(choice.gameType)
  if (choice.gameType !== undefined && wanted < 0) return sums
  eachVisit(teams, positions, from, until, (visit) => {
    const [, , bet = 0, win = 0] = visit.money
    if (bet === 0 && win === 0) return
    const type = teams.crowd.gameTypeOf(visit.member, visit.month)
    if (wanted >= 0 && type !== wanted) return
    const game = games.choose(visit.member, visit.day, type)
    if (choice.vassalage !== undefined && games.list[game]?.vendor !== choice.vassalage) return
    const rounds = countRounds(teams, visit, from, until)
    add(sums.members, visit.position - stretch[0], rounds, bet, win)
    add(sums.games, game < 0 ? games.list.length : game, rounds, bet, win)
    sums.days[visit.day - first] = (sums.days[visit.day - first] ?? 0) + rounds
  })
  return sums
}

/** The sums of both, element by element. By index, because an iterator takes several times as long. */
function plus(one: Float64Array, other: Float64Array): Float64Array {
  const sum = one.slice()
  for (let index = 0; index < sum.length; index += 1) sum[index] = (sum[index] ?? 0) + (other[index] ?? 0)
  return sum
}
const joined = (one: BetSums, other: BetSums): BetSums => ({
  members: plus(one.members, other.members),
  games: plus(one.games, other.games),
  days: plus(one.days, other.days),
})
