import { demoType } from '#shared/domain/roles.ts'
import { dayLength } from '../merchant-zone.ts'
import type { Sandbox } from '../sandbox.ts'
import { crowdOfWeek } from './crowd-week.ts'

/** A place of the leaderboard. Money in minor units. */
export type Place = { place: number; id: number; amount: number; prize: number }

type Parts = Pick<Sandbox, 'db' | 'clock'>
type Standing = { id: number; amount: number }

const weekLength = 7 * dayLength

/** The prize of each place, the first one first. */
export const prizes: readonly number[] = [
  10_000_00,
  6_000_00,
  4_000_00,
  ...Array.from({ length: 7 }, () => 1_000_00),
  ...Array.from({ length: 10 }, () => 300_00),
]

/** Valid bets of the week's settled rounds, by account. Play money of demo accounts doesn't count. */
const live = ({ db }: Parts, week: number): Standing[] =>
  db.all<Standing>(
    `SELECT r.account_id AS id, MIN(SUM(r.bet), ${Number.MAX_SAFE_INTEGER}) AS amount FROM rounds r
     JOIN accounts a ON a.id = r.account_id AND a.type <> ${demoType}
     WHERE r.started >= ? AND r.started < ? AND r.state = 'settled' AND r.bet > 0 AND r.ended >= ? AND r.ended < ?
     GROUP BY r.account_id`,
    week - dayLength,
    week + weekLength,
    week,
    week + weekLength,
  )

/** Everybody's valid bets of a week so far: the world's figures and what was really played. */
function standings(parts: Parts, week: number, now: number): Map<number, number> {
  const all = new Map(crowdOfWeek(parts.db, week, now))
  for (const { id, amount } of live(parts, week)) all.set(id, (all.get(id) ?? 0) + amount)
  return all
}

/** The first twenty of a week as it stands. Of equal amounts the older account comes first. */
export function topOfWeek(parts: Parts, week: number, now: number): Place[] {
  const all = [...standings(parts, week, now)].map(([id, amount]) => ({ id, amount }))
  // Keeps only what can be among the first, because sorting 50,000 takes too long for a call.
  const least =
    Float64Array.from(all, ({ amount }) => amount)
      .sort()
      .at(-prizes.length) ?? 0
  return all
    .filter(({ amount }) => amount >= least)
    .sort((a, b) => b.amount - a.amount || a.id - b.id)
    .slice(0, prizes.length)
    .map((standing, index) => ({ ...standing, place: index + 1, prize: prizes[index] ?? 0 }))
}

/** An account's place in a week as it stands, and what is missing to the next one above. */
export function placeInWeek(parts: Parts, week: number, accountId: number) {
  const all = standings(parts, week, parts.clock.now())
  const amount = all.get(accountId) ?? 0
  if (amount === 0) return { place: null, amount: 0, prize: 0, toNext: null }
  let place = 1
  let next = Number.POSITIVE_INFINITY
  for (const [id, other] of all) {
    if (other < amount || (other === amount && id >= accountId)) continue
    place += 1
    next = Math.min(next, other)
  }
  // One centavo more than an account that is ahead, unless it is ahead only by its age.
  const toNext = place === 1 ? null : Math.max(1, next - amount + 1)
  return { place, amount, prize: prizes[place - 1] ?? 0, toNext }
}
