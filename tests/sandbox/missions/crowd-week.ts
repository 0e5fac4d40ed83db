import type { Database } from '../db/database.ts'
import { dayLength } from '../merchant-zone.ts'
import { betsOfDay } from '../rankings/crowd-standings.ts'
import { spanOf } from '../rankings/period.ts'

/** Kept until another week or day is asked for, because a day's figures are all there once it has begun. */
type Kept = { key: string; sums: ReadonlyMap<number, number> }
const kept = new WeakMap<Database, Kept>()

/**
 * The valid bets of the world's members in the days of a week that have begun, by account, in minor units. They are
 * the figures that the rankings show too, and never change.
 */
export function crowdOfWeek(db: Database, week: number, now: number): ReadonlyMap<number, number> {
  const days = Math.min(7, Math.floor((now - week) / dayLength) + 1)
  const key = `${week} ${days}`
  const known = kept.get(db)
  if (known?.key === key) return known.sums
  const sums = new Map<number, number>()
  for (let day = 0; day < days; day++)
    for (const [id, amount] of betsOfDay(db, spanOf('today', week + day * dayLength)))
      sums.set(id, (sums.get(id) ?? 0) + amount)
  kept.set(db, { key, sums })
  return sums
}
