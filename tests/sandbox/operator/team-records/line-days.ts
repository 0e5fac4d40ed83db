import { startOfDay } from '#sandbox/world/market/merchant-zone.ts'
import type { Sandbox } from '../sandbox.ts'
import { Memo } from '../teams/memo.ts'
import { partOf } from '../teams/rates.ts'
import { dayNumber, dayStart } from '../teams/timeline.ts'
import { liveBetsOf } from './bet-sums.ts'
import { perOrder } from './per-order.ts'
import type { Selection } from './selection.ts'
import { eachVisit } from './visits.ts'

type Parts = Pick<Sandbox, 'db' | 'clock' | 'teams'>

/** Valid bets in minor units, by line and then by day of a range. */
export type LineDays = Float64Array

const memosOf = perOrder(() => ({ past: new Memo<LineDays>(16), today: new Memo<LineDays>(4) }))

/**
 * Rebates of each line in a range: of each day's valid bets by the agent's rate of that day, rounded down for every
 * day, as `teamNetProfit` does for the whole team.
 */
export function lineRebates(
  parts: Parts,
  selection: Selection,
  lines: readonly number[],
  from: number,
  to: number,
) {
  const { rates } = parts.teams
  const bets = lineDays(parts, selection, lines, from, to)
  const count = lines.length === 0 ? 0 : bets.length / lines.length
  const first = dayNumber(from)
  const rateOf = Array.from({ length: count }, (_, day) => rates.rate(selection.agent, dayStart(first + day)))
  return lines.map((_, line) =>
    rateOf.reduce((sum, rate, day) => sum + partOf(bets[line * count + day] ?? 0, rate), 0),
  )
}

function lineDays(
  parts: Parts,
  selection: Selection,
  lines: readonly number[],
  from: number,
  to: number,
): LineDays {
  const { teams } = parts
  const { order } = teams
  const first = dayNumber(from)
  const count = dayNumber(to - 1) - first + 1
  const [start, end] = selection.stretch
  // The line of every position of the stretch.
  const lineOf = new Int32Array(end - start)
  for (const [line, position] of lines.entries())
    lineOf.fill(
      line,
      position - start,
      position === selection.base ? position - start + 1 : (order.ends[position] ?? end) - start,
    )
  const memos = memosOf(order)
  const generated = (memo: Memo<LineDays>, since: number, until: number) =>
    memo.get([selection.key, from, count, since, until].join(), () => {
      const bets = new Float64Array(lines.length * count)
      eachVisit(teams, selection.positions, since, until, ({ position, day, money }) => {
        const at = (lineOf[position - start] ?? 0) * count + day - first
        bets[at] = (bets[at] ?? 0) + (money[2] ?? 0)
      })
      return bets
    })
  const until = teams.until(to)
  const today = Math.max(from, Math.min(until, startOfDay(until)))
  const past = generated(memos.past, from, today)
  const bets = generated(memos.today, today, until).map((value, index) => value + (past[index] ?? 0))
  for (const { accountId, ended, bet } of liveBetsOf(parts, selection, { from, to })) {
    const position = order.positionOf(accountId)
    const at = (lineOf[position - start] ?? 0) * count + dayNumber(ended) - first
    bets[at] = (bets[at] ?? 0) + bet
  }
  return bets
}
