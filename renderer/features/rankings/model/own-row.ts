import type { RankedPlayer } from '#shared/contract/endpoints/rankings.ts'

type Row = Pick<RankedPlayer, 'place' | 'customerName'>
type OwnRank = { place: number | null; customerName: string }

/** Whether a row of a ranking is the member's own. Players with equal amounts may share a place; the name decides. */
export function isOwnRow(row: Row, players: readonly Row[], own: OwnRank | undefined): boolean {
  if (!own || row.place !== own.place) return false
  const shared = players.filter(({ place }) => place === row.place).length > 1
  return !shared || row.customerName === own.customerName
}
