import type { Sandbox } from '../sandbox.ts'
import type { GameSession } from './game-sessions.ts'

/** A round in the betting record. Amounts in minor units. */
export type Round = { bet: number; win: number; state: 'open' | 'settled' | 'rolledBack' }

type Parts = Pick<Sandbox, 'db' | 'clock'>

export const findRound = ({ db }: Parts, sessionId: string, roundId: string): Round | undefined =>
  db.get<Round>(
    'SELECT bet, win, state FROM rounds WHERE session_id = ? AND round_id = ?',
    sessionId,
    roundId,
  )

/** Adds a bet to its round. The first bet starts the round. */
export function recordBet({ db, clock }: Parts, session: GameSession, roundId: string, amount: number): void {
  db.run(
    `INSERT INTO rounds (session_id, round_id, account_id, node_id, bet, state, started) VALUES (?, ?, ?, ?, ?, 'open', ?)
     ON CONFLICT DO UPDATE SET bet = bet + excluded.bet, state = 'open'`,
    session.id,
    roundId,
    session.accountId,
    session.nodeId,
    amount,
    clock.now(),
  )
}

/** Adds a win to its round. Also closes the round, unless `state` is 'open'. */
export function recordWin(
  { db, clock }: Parts,
  session: GameSession,
  roundId: string,
  amount: number,
  state: 'open' | 'settled' = 'settled',
): void {
  db.run(
    `INSERT INTO rounds (session_id, round_id, account_id, node_id, win, state, started, ended)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, IIF(?6 = 'settled', ?7, NULL))
     ON CONFLICT DO UPDATE SET win = win + excluded.win, state = excluded.state, ended = excluded.ended`,
    session.id,
    roundId,
    session.accountId,
    session.nodeId,
    amount,
    state,
    clock.now(),
  )
}

/** Lists a win on the winner board. */
export function putOnBoard({ db, clock }: Parts, session: GameSession, txId: string, amount: number): void {
  db.run(
    'INSERT INTO wins (tx_id, account_id, node_id, amount, won) VALUES (?, ?, ?, ?, ?)',
    txId,
    session.accountId,
    session.nodeId,
    amount,
    clock.now(),
  )
}

/** Removes a bet or win from its round. The round is open if it still has a bet, otherwise rolled back. */
export function recordRollback(
  { db, clock }: Parts,
  sessionId: string,
  roundId: string,
  { bet, win }: { bet: number; win: number },
): void {
  db.run(
    `UPDATE rounds SET bet = bet - ?1, win = win - ?2, state = IIF(bet > ?1, 'open', 'rolledBack'),
       ended = IIF(bet > ?1, NULL, ?3)
     WHERE session_id = ?4 AND round_id = ?5`,
    bet,
    win,
    clock.now(),
    sessionId,
    roundId,
  )
}
