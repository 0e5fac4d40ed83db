import type { PlayLimit } from '#shared/contract/endpoints/limits.ts'
import { compareAmounts } from '#shared/domain/money.ts'

/** The deposit limit that leaves the least, of equal ones the longest, with the lower of the player's and the operator's. */
export function tightestLimit(limits: readonly PlayLimit[]) {
  const all = limits.flatMap(({ kind, period, own, house, left, resets }) => {
    const [limit] = [own, house].filter((value) => value !== null).sort(compareAmounts)
    return kind === 'deposit' && limit !== undefined && left !== null ? { period, limit, left, resets } : []
  })
  const [tightest] = all.sort((a, b) => compareAmounts(a.left, b.left) || b.resets - a.resets)
  return tightest
}
