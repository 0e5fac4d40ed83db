import type { Database } from '../db/database.ts'

/** A real round that is decided. Amounts in minor units. */
export type LiveBet = {
  id: number
  accountId: number
  nodeId: number
  roundId: string
  started: number
  ended: number
  bet: number
  win: number
}

const columns = `id, account_id AS accountId, node_id AS nodeId, round_id AS roundId, started, ended, bet, win`

/** Real bets that were decided within a range, latest first. */
export const liveBets = (db: Database, from: number, to: number): LiveBet[] =>
  db.all<LiveBet>(
    `SELECT ${columns} FROM rounds WHERE ended >= ? AND ended < ? AND state = 'settled' ORDER BY ended DESC, id DESC`,
    from,
    to,
  )

/** A decided bet by its number. */
export const findLiveBet = (db: Database, id: number): LiveBet | undefined =>
  db.get<LiveBet>(`SELECT ${columns} FROM rounds WHERE id = ? AND state = 'settled'`, id)
