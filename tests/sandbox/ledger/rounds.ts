import type { Sandbox } from '../sandbox.ts'
import type { GameSession } from './game-sessions.ts'

/** A round of the betting record; amounts in minor units. */
export type Round = { bet: number; win: number; state: 'open' | 'settled' | 'rolledBack' }

type Parts = Pick<Sandbox, 'db' | 'clock'>

export const findRound = ({ db }: Parts, sessionId: string, roundId: string): Round | undefined =>
  db.get<Round>(
    'SELECT bet, win, state FROM rounds WHERE session_id = ? AND round_id = ?',
    sessionId,
    roundId,
  )

/** Adds a bet to its round, which begins with the first one. */
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

/** Closes a round with what it won. */
export function recordWin({ db, clock }: Parts, session: GameSession, roundId: string, amount: number): void {
  db.run(
    `INSERT INTO rounds (session_id, round_id, account_id, node_id, win, state, started, ended)
     VALUES (?1, ?2, ?3, ?4, ?5, 'settled', ?6, ?6)
     ON CONFLICT DO UPDATE SET win = win + excluded.win, state = 'settled', ended = excluded.ended`,
    session.id,
    roundId,
    session.accountId,
    session.nodeId,
    amount,
    clock.now(),
  )
}

/** Takes a bet or win out of its round. */
export function recordRollback(
  { db, clock }: Parts,
  sessionId: string,
  roundId: string,
  { bet, win }: { bet: number; win: number },
): void {
  db.run(
    `UPDATE rounds SET bet = bet - ?, win = win - ?, state = IIF(? > 0, 'rolledBack', 'open'), ended = ?
     WHERE session_id = ? AND round_id = ?`,
    bet,
    win,
    bet,
    clock.now(),
    sessionId,
    roundId,
  )
}
