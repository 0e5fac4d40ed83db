import { dayLength, inZone, momentOf, startOfDay, startOfWeek } from '#sandbox/world/market/merchant-zone.ts'
import type { ContractPeriod } from '#shared/contract/endpoints/agent-contracts.ts'

/** A stretch of whole days; `to` is exclusive. */
export type Period = { from: number; to: number }

/** The period that contains a moment, in the merchant's zone. */
export function periodAt(kind: ContractPeriod, time: number): Period {
  const local = inZone(time)
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth()]
  switch (kind) {
    case 'daily': {
      const from = startOfDay(time)
      return { from, to: from + dayLength }
    }
    case 'weekly': {
      const from = startOfWeek(time)
      return { from, to: from + 7 * dayLength }
    }
    case 'semimonthly':
      return local.getUTCDate() < 16
        ? { from: momentOf(year, month), to: momentOf(year, month, 16) }
        : { from: momentOf(year, month, 16), to: momentOf(year, month + 1) }
    case 'monthly':
      return { from: momentOf(year, month), to: momentOf(year, month + 1) }
  }
}

/**
 * The periods of a contract that are over at a moment, oldest first. The first one begins with the contract, and the
 * last one ends with it, even if they are cut short by that.
 */
export function periodsOver(
  { period, starts, ends }: { period: ContractPeriod; starts: number; ends: number | null },
  now: number,
): Period[] {
  const over: Period[] = []
  const last = ends ?? Number.POSITIVE_INFINITY
  for (let from = starts; from < last; ) {
    const to = Math.min(periodAt(period, from).to, last)
    if (to > now) break
    over.push({ from, to })
    from = to
  }
  return over
}
