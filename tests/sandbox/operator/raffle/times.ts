import { dayLength, startOfDay } from '#sandbox/world/market/merchant-zone.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import { firstDay, lastDay } from './rules.ts'

/** Whether the raffle is still to come, running or over. */
export type RafflePhase = 'before' | 'running' | 'over'

/** When a raffle begins and ends in a sandbox made at a time. `end` is exclusive. */
export const timesIn = (made: number) => {
  const day = startOfDay(made)
  return { start: day + firstDay * dayLength, end: day + (lastDay + 1) * dayLength }
}

/** When the sandbox was made. Its promotions keep their days when the clock moves on. */
export const madeAt = (db: Database): number =>
  Number(db.get<{ value: string }>("SELECT value FROM meta WHERE key = 'seeded'")?.value ?? 0)

export const raffleTimes = (db: Database) => timesIn(madeAt(db))

export function rafflePhase({ db, clock }: { db: Database; clock: Clock }): RafflePhase {
  const { start, end } = raffleTimes(db)
  const now = clock.now()
  if (now < start) return 'before'
  return now < end ? 'running' : 'over'
}
