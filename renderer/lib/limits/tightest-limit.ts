import type { LimitKind, PlayLimit } from '#shared/contract/endpoints/limits.ts'
import { compareAmounts } from '#shared/domain/money.ts'

/** The limit of a kind that leaves the least, of equal ones the longest, with the lower of the player's and the operator's. */
export function tightestLimit(kind: LimitKind, limits: readonly PlayLimit[]) {
  const all = limits.flatMap(({ period, own, house, left, resets, ...other }) => {
    const [limit] = [own, house].filter((value) => value !== null).sort(compareAmounts)
    return other.kind === kind && limit !== undefined && left !== null ? { period, limit, left, resets } : []
  })
  const [tightest] = all.sort((a, b) => compareAmounts(a.left, b.left) || b.resets - a.resets)
  return tightest
}
