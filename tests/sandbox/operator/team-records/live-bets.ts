import type { Database } from '../db/database.ts'

/** A real round that is decided, or what changed of one afterwards. Amounts in minor units. */
export type LiveBet = {
  /** B and the round's number, or V and that of the change. */
  id: string
  accountId: number
  nodeId: number
  roundId: string
  started: number
  ended: number
  bet: number
  win: number
}

const bets = `SELECT d.bet_id AS id, d.account_id AS accountId, d.node_id AS nodeId, r.round_id AS roundId, r.started,
  d.time AS ended, d.bet, d.win FROM decided_bets d JOIN rounds r ON r.id = d.round`

/** Real bets that were decided within a range, and voids of decided ones, latest first. */
export const liveBets = (db: Database, from: number, to: number): LiveBet[] =>
  db.all<LiveBet>(`${bets} WHERE d.time >= ? AND d.time < ? ORDER BY d.time DESC, d.round DESC`, from, to)

/** A decided bet, or a void of one, by its id. */
export function findLiveBet(db: Database, id: string): LiveBet | undefined {
  const number = Number(id.slice(1))
  const change = db.get<{ round: number }>('SELECT round FROM round_changes WHERE id = ?', number)
  const round = id.startsWith('V') ? change?.round : number
  return db.get<LiveBet>(`${bets} WHERE d.round = ? AND d.bet_id = ?`, round ?? 0, id)
}
