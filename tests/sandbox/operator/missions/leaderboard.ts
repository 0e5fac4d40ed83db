import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import { demoType } from '#shared/domain/roles.ts'
import type { Sandbox } from '../sandbox.ts'
import { byRank, crowdOfWeek, type Standing } from './crowd-week.ts'

/** A place of the leaderboard. Money in minor units. */
export type RankedMember = { place: number; id: number; amount: number; prize: number }

type Parts = Pick<Sandbox, 'db' | 'clock'>

const weekLength = 7 * dayLength

/** The prize of each place, the first one first. */
export const prizes: readonly number[] = [
  10_000_00,
  6_000_00,
  4_000_00,
  ...Array.from({ length: 7 }, () => 1_000_00),
  ...Array.from({ length: 10 }, () => 300_00),
]

/** Valid bets of the week's decided rounds, by account. Play money of demo accounts doesn't count. */
const live = ({ db }: Parts, week: number): Standing[] =>
  db.all<Standing>(
    `SELECT d.account_id AS id, MIN(SUM(d.bet), ${Number.MAX_SAFE_INTEGER}) AS amount FROM decided_bets d
     JOIN accounts a ON a.id = d.account_id AND a.type <> ${demoType}
     WHERE d.decided >= ? AND d.decided < ? GROUP BY d.account_id HAVING SUM(d.bet) > 0`,
    week,
    week + weekLength,
  )

/** The week so far: the crowd's figures, and everybody who really played with both sums added. */
function standings(parts: Parts, week: number, now: number) {
  const crowd = crowdOfWeek(parts.db, week, now)
  const played = new Map(
    live(parts, week).map(({ id, amount }) => [id, { id, amount: amount + (crowd.sums.get(id) ?? 0) }]),
  )
  return { ...crowd, played }
}

/** The first twenty of a week as it stands. */
export function topOfWeek(parts: Parts, week: number, now: number): RankedMember[] {
  const { ranked, played } = standings(parts, week, now)
  return [
    ...ranked.slice(0, prizes.length + played.size).filter(({ id }) => !played.has(id)),
    ...played.values(),
  ]
    .sort(byRank)
    .slice(0, prizes.length)
    .map((standing, index) => ({ ...standing, place: index + 1, prize: prizes[index] ?? 0 }))
}

/** An account's place in a week as it stands, and what is missing to the next one above. */
export function rankInWeek(parts: Parts, week: number, accountId: number) {
  const { sums, ranked, played } = standings(parts, week, parts.clock.now())
  const own = played.get(accountId) ?? { id: accountId, amount: sums.get(accountId) ?? 0 }
  const { amount } = own
  if (amount === 0) return { place: null, amount, prize: 0, toNext: null }
  const isAhead = (other: Standing) => byRank(other, own) < 0
  const crowdAhead = firstNot(ranked, isAhead)
  const playersAhead = [...played.values()].filter(isAhead)
  // Who really played is in the crowd too, with less.
  const twice = [...played.keys()].filter((id) => isAhead({ id, amount: sums.get(id) ?? 0 })).length
  const place = crowdAhead - twice + playersAhead.length + 1
  const above = ranked.slice(0, crowdAhead).findLast(({ id }) => !played.has(id))
  const next = Math.min(...[...playersAhead, ...(above ? [above] : [])].map((other) => other.amount))
  // One centavo more than an account that is ahead, unless it is ahead only by its age.
  const toNext = place === 1 ? null : Math.max(1, next - amount + 1)
  return { place, amount, prize: prizes[place - 1] ?? 0, toNext }
}

/** The index of the first element for which `holds` is false; those before it must all satisfy it. */
function firstNot<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >> 1
    const item = items[middle]
    if (item !== undefined && holds(item)) low = middle + 1
    else high = middle
  }
  return low
}
