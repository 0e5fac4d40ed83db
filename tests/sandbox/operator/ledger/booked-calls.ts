import type { RefusalCode } from '#sandbox/provider/wire/wallet-api.ts'
import type { Sandbox } from '../sandbox.ts'
import type { GameSession } from './game-sessions.ts'
import { gameBalance } from './game-wallet.ts'
import type { TransactionKind } from './kinds.ts'

/** Result of a booked call: the amount it moved and the balance after it, in minor units. */
type Booked = { txId: string; balance: number; amount: number }
export type PlayResult = Booked | RefusalCode

/** Kinds of transaction that a game provider can book. */
export type PlayKind = Extract<
  TransactionKind,
  'bet' | 'win' | 'freeRound' | 'promotion' | 'jackpot' | 'rollback'
>

/** A call as the provider sent it, with its amount in minor units. No amount if the sandbox determines it. */
type PlayCall = {
  kind: PlayKind
  txId: string
  sessionId: string
  roundId: string
  amount?: number
  refTxId?: string
}

export type BookedCall = {
  kind: PlayKind
  sessionId: string
  roundId: string
  amount: number
  refTxId: string | null
  balance: number
  undone: number
}

/** The result of an earlier call with this txId, or why this one is refused. Undefined for a new call. */
export function alreadyBooked(sandbox: Sandbox, call: PlayCall): PlayResult | undefined {
  const known = findCall(sandbox, call.txId)
  if (known) {
    const same =
      known.kind === call.kind &&
      known.sessionId === call.sessionId &&
      known.roundId === call.roundId &&
      known.amount === (call.amount ?? known.amount) &&
      known.refTxId === (call.refTxId ?? null)
    if (!same) return 'TX_CONFLICT'
    return known.undone ? 'TX_ROLLED_BACK' : { txId: call.txId, balance: known.balance, amount: known.amount }
  }
  return sandbox.db.get('SELECT 1 FROM forestalled WHERE tx_id = ?', call.txId) ? 'TX_ROLLED_BACK' : undefined
}

export const findCall = ({ db }: Sandbox, txId: string): BookedCall | undefined =>
  db.get<BookedCall>(
    `SELECT kind, session_id AS sessionId, round_id AS roundId, amount, ref_tx_id AS refTxId, balance, undone
     FROM wallet_calls WHERE tx_id = ?`,
    txId,
  )

/** Stores a booked call, so that sending it again returns the same result. */
export function book(
  sandbox: Sandbox,
  session: GameSession,
  { kind, txId, sessionId, roundId, amount = 0, refTxId }: PlayCall,
): Booked {
  const { db, clock } = sandbox
  const balance = gameBalance(sandbox, session)
  db.run(
    'INSERT INTO wallet_calls VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?)',
    txId,
    kind,
    sessionId,
    roundId,
    amount,
    refTxId ?? null,
    balance,
    clock.now(),
  )
  return { txId, balance, amount }
}
