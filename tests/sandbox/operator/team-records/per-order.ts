import type { TeamOrder } from '../teams/team-order.ts'

/** Something that is kept for each team order. Another order, with more accounts, begins anew. */
export function perOrder<Kept>(create: () => Kept): (order: TeamOrder) => Kept {
  const known = new WeakMap<TeamOrder, Kept>()
  return (order) => {
    const kept = known.get(order) ?? create()
    known.set(order, kept)
    return kept
  }
}
