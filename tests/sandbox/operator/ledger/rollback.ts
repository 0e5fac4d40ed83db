import type { WalletBody } from '#sandbox/provider/wire/wallet-api.ts'
import { givenUpShare, undoMoves } from '../bonuses/bonus-money.ts'
import type { Sandbox } from '../sandbox.ts'
import { changeDecided } from '../voids/decided-rounds.ts'
import { alreadyBooked, type BookedCall, book, findCall, type PlayResult } from './booked-calls.ts'
import { findGameSession, type GameSession } from './game-sessions.ts'
import { gameBalance, gameWallet } from './game-wallet.ts'
import type { Entry } from './ledger.ts'
import { findRound, recordRollback } from './rounds.ts'

/** Undoes a bet or win. If the target never arrived, it is remembered and refused should it still arrive. */
export function rollback(sandbox: Sandbox, body: WalletBody<'rollback'>): PlayResult {
  const { db, clock } = sandbox
  const call = { ...body, roundId: '', kind: 'rollback', amount: 0 } as const
  const earlier = alreadyBooked(sandbox, call)
  if (earlier) return earlier
  const session = findGameSession(sandbox, body.sessionId)
  if (!session) return 'SESSION_UNKNOWN'
  const target = findCall(sandbox, body.refTxId)
  if (target && (target.sessionId !== session.id || target.kind === 'rollback')) return 'TX_CONFLICT'
  if (!target) db.run('INSERT OR IGNORE INTO forestalled VALUES (?, ?)', body.refTxId, clock.now())
  else if (!target.undone) {
    const isBet = target.kind === 'bet'
    if (isBet && hasPaid(sandbox, target)) return 'ROUND_PAID'
    if (!isBet && gameBalance(sandbox, session) + givenUpShare(sandbox, body.refTxId) < target.amount)
      return 'INSUFFICIENT_FUNDS'
    changeDecided(sandbox, session, target.roundId, () => undo(sandbox, session, target, body.refTxId))
  }
  return book(sandbox, session, call)
}

/** Whether the round of a bet is settled, or has already paid a jackpot. */
function hasPaid(sandbox: Sandbox, { sessionId, roundId }: BookedCall): boolean {
  const round = findRound(sandbox, sessionId, roundId)
  return round !== undefined && (round.state === 'settled' || round.win > 0)
}

/** Reverses a booked call. The player's side moves in the wallet that the game uses now. */
function undo(sandbox: Sandbox, session: GameSession, target: BookedCall, txId: string): void {
  const { db, ledger, clock } = sandbox
  const entries = db.all<Entry>(
    `SELECT a.kind, a.owner, -e.amount AS amount FROM ledger_entries e
     JOIN ledger_accounts a ON a.id = e.account_id JOIN ledger_transactions t ON t.id = e.transaction_id
     WHERE t.kind = ? AND t.reference = ?`,
    target.kind,
    txId,
  )
  const wallet = gameWallet(sandbox, session)
  const reversed = entries.map((entry) =>
    entry.owner === session.accountId ? { ...entry, kind: wallet } : entry,
  )
  if (target.kind !== 'bet') undoMoves(sandbox, session, txId)
  ledger.post('rollback', txId, clock.now(), reversed)
  if (target.kind === 'bet') undoMoves(sandbox, session, txId)
  db.run('UPDATE wallet_calls SET undone = 1 WHERE tx_id = ?', txId)
  db.run('DELETE FROM wins WHERE tx_id = ?', txId)
  const { kind, amount } = target
  const taken = kind === 'bet' ? { bet: amount, win: 0 } : { bet: 0, win: amount }
  recordRollback(sandbox, target.sessionId, target.roundId, taken)
}
