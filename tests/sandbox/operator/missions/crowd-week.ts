import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import type { Database } from '../db/database.ts'
import { betsOfDay } from '../rankings/crowd-standings.ts'
import { spanOf } from '../rankings/period.ts'

/** An account's valid bets of a week, in minor units. */
export type Standing = { id: number; amount: number }

/** `sums` by account, and the same `ranked`. */
type Crowd = { sums: ReadonlyMap<number, number>; ranked: readonly Standing[] }

/** Kept until another week or day is asked for, because a day's figures are all there once it has begun. */
type Kept = Crowd & { key: string }
const kept = new WeakMap<Database, Kept>()

/** Sorts standings: of equal amounts the older account comes first. */
export const byRank = (a: Standing, b: Standing) => b.amount - a.amount || a.id - b.id

/**
 * The valid bets of the world's members in the days of a week that have begun. They are the figures that the rankings
 * show too, and never change. Ranked once, because sorting 50,000 takes too long for a call.
 */
export function crowdOfWeek(db: Database, week: number, now: number): Crowd {
  const days = Math.min(7, Math.floor((now - week) / dayLength) + 1)
  const key = `${week} ${days}`
  const known = kept.get(db)
  if (known?.key === key) return known
  const sums = new Map<number, number>()
  for (let day = 0; day < days; day++)
    for (const [id, amount] of betsOfDay(db, spanOf('today', week + day * dayLength)))
      sums.set(id, (sums.get(id) ?? 0) + amount)
  const ranked = Array.from(sums, ([id, amount]) => ({ id, amount })).sort(byRank)
  const crowd = { key, sums, ranked }
  kept.set(db, crowd)
  return crowd
}
