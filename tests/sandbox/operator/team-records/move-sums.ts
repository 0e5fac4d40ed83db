import { dayLength, startOfDay } from '#sandbox/world/market/merchant-zone.ts'
import { type MoveGroup, moveGroupNames } from '#shared/domain/move-groups.ts'
import type { Sandbox } from '../sandbox.ts'
import { Memo } from '../teams/memo.ts'
import { dayNumber } from '../teams/timeline.ts'
import { groupOfMove, type LiveMove, liveMoves } from './live-moves.ts'
import { perOrder } from './per-order.ts'
import type { Selection } from './selection.ts'
import { eachVisit } from './visits.ts'

type Parts = Pick<Sandbox, 'db' | 'clock' | 'teams'>
type Range = { from: number; to: number }

/** Sums of a filter's movements: by group their number, what came in and what went out, and the number by day. */
export type MoveSums = Record<MoveGroup, { in: number; out: number; days: Float64Array }>

/** Sums of ranges. Today's change every minute, and those with real movements whenever something was booked. */
const memosOf = perOrder(() => ({
  past: new Memo<MoveSums>(32),
  today: new Memo<MoveSums>(8),
  whole: new Memo<MoveSums>(8),
  live: new Memo<LiveMove[]>(4),
  selected: new Memo<LiveMove[]>(8),
}))

const empty = (days: number): MoveSums => {
  const group = () => ({ in: 0, out: 0, days: new Float64Array(days) })
  return {
    deposits: group(),
    withdrawals: group(),
    transfers: group(),
    bonuses: group(),
    rebates: group(),
  }
}

function add(sums: MoveSums, group: MoveGroup, day: number, amount: number): void {
  const own = sums[group]
  own.days[day] = (own.days[day] ?? 0) + 1
  if (amount > 0) own.in += amount
  else own.out -= amount
}

/** Real movements of everybody on the days of a range, latest first. */
const liveOfDays = ({ db, teams }: Parts, { from, to }: Range): LiveMove[] =>
  memosOf(teams.order).live.get([dayNumber(from), dayNumber(to), db.changes].join(), () =>
    liveMoves(db, startOfDay(from), startOfDay(to) + dayLength),
  )

/** The same for the same real movements: an end after the latest one leaves none out, whatever it is. */
function liveKey(parts: Parts, { from, to }: Range): string {
  const latest = liveOfDays(parts, { from, to })[0]?.created ?? 0
  return [from, latest < to ? dayNumber(to) : to, latest < to, parts.db.changes].join()
}

/** Real movements of the selected accounts, latest first. */
export function liveMovesOf(parts: Parts, selection: Selection, range: Range): LiveMove[] {
  const { order } = parts.teams
  return memosOf(order).selected.get(`${selection.key} ${liveKey(parts, range)}`, () => {
    const [start, end] = selection.stretch
    const chosen = new Set(selection.whole ? [] : selection.positions)
    return liveOfDays(parts, range).filter(({ accountId, created }) => {
      const position = order.positionOf(accountId)
      return (
        created >= range.from &&
        created < range.to &&
        position >= start &&
        position < end &&
        (selection.whole || chosen.has(position))
      )
    })
  })
}

/** Sums of all movements of a filter, generated and real. */
export function moveSums(parts: Parts, selection: Selection, range: Range): MoveSums {
  const { teams } = parts
  const key = `${selection.key} ${liveKey(parts, range)} ${teams.until(range.to)}`
  return memosOf(teams.order).whole.get(key, () => addMoves(parts, selection, range))
}

function addMoves(parts: Parts, selection: Selection, range: Range): MoveSums {
  const { teams } = parts
  const { from, to } = range
  const first = dayNumber(from)
  const count = dayNumber(to - 1) - first + 1
  const memos = memosOf(teams.order)
  const generated = (memo: Memo<MoveSums>, since: number, until: number) =>
    memo.get([selection.key, from, count, since, until].join(), () => {
      const sums = empty(count)
      eachVisit(teams, selection.positions, since, until, ({ day, money }) => {
        const [deposits = 0, withdrawals = 0, , , bonuses = 0] = money
        if (deposits > 0) add(sums, 'deposits', day - first, deposits)
        if (withdrawals > 0) add(sums, 'withdrawals', day - first, -withdrawals)
        if (bonuses > 0) add(sums, 'bonuses', day - first, bonuses)
      })
      return sums
    })
  const until = teams.until(to)
  const today = Math.max(from, Math.min(until, startOfDay(until)))
  const parted = [generated(memos.past, from, today), generated(memos.today, today, until)]
  const sums = empty(count)
  for (const part of parted)
    for (const group of moveGroupNames) {
      sums[group].in += part[group].in
      sums[group].out += part[group].out
      for (const [day, number] of part[group].days.entries())
        sums[group].days[day] = (sums[group].days[day] ?? 0) + number
    }
  for (const { kind, created, amount } of liveMovesOf(parts, selection, range))
    add(sums, groupOfMove(kind), dayNumber(created) - first, amount)
  return sums
}
