import { parseAmount, toMinor } from '#shared/domain/money.ts'
import { demoType } from '#shared/domain/roles.ts'
import type { Sandbox } from '../sandbox.ts'
import type { RefusalCode, WalletBody } from '../wallet-api.ts'
import { findGameSession, type GameSession, isOpen } from './game-sessions.ts'
import type { Entry } from './ledger.ts'
import { findRound, recordBet, recordRollback, recordWin } from './rounds.ts'
import { walletBalance } from './wallet.ts'

/** What a booked call is answered with: the balance behind it, in minor units. */
type Booked = { txId: string; balance: number }
export type PlayResult = Booked | RefusalCode

type BookedCall = {
  kind: string
  sessionId: string
  roundId: string
  amount: number
  refTxId: string | null
  balance: number
  undone: number
}

/** Shares of every bet that go into the jackpots, in thousandths. */
const jackpotShares = { jackpotGrand: 5, jackpotMajor: 3, jackpotMinor: 2 } as const

/** Takes a bet from the wallet. */
export function bet(sandbox: Sandbox, body: WalletBody<'bet'>): PlayResult {
  const amount = minor(body.amount)
  const earlier = alreadyBooked(sandbox, 'bet', body, amount)
  if (earlier) return earlier
  const session = findGameSession(sandbox, body.sessionId)
  if (!session) return 'SESSION_UNKNOWN'
  if (!isOpen(sandbox, session)) return 'SESSION_EXPIRED'
  if (findRound(sandbox, session.id, body.roundId)?.state === 'settled') return 'TX_CONFLICT'
  if (walletBalance(sandbox, session.accountId) < amount) return 'INSUFFICIENT_FUNDS'
  sandbox.ledger.post('bet', body.txId, sandbox.clock.now(), [
    { kind: 'wallet', owner: session.accountId, amount: -amount },
    ...shareBet(amount, isDemo(sandbox, session)),
  ])
  recordBet(sandbox, session, body.roundId, amount)
  return book(sandbox, 'bet', session, body, amount)
}

/** Pays a win and closes the round, "0.00" for one that lost. */
export function win(sandbox: Sandbox, body: WalletBody<'win'>): PlayResult {
  const amount = minor(body.amount)
  const earlier = alreadyBooked(sandbox, 'win', body, amount)
  if (earlier) return earlier
  const session = findGameSession(sandbox, body.sessionId)
  if (!session) return 'SESSION_UNKNOWN'
  const round = findRound(sandbox, session.id, body.roundId)
  if (!round && !isOpen(sandbox, session)) return 'SESSION_EXPIRED'
  if (round && round.state !== 'open') return 'TX_CONFLICT'
  sandbox.ledger.post('win', body.txId, sandbox.clock.now(), [
    { kind: 'wallet', owner: session.accountId, amount },
    { kind: 'house', amount: -amount },
  ])
  recordWin(sandbox, session, body.roundId, amount)
  if (amount > 0 && !isDemo(sandbox, session)) putOnBoard(sandbox, session, body.txId, amount)
  return book(sandbox, 'win', session, body, amount)
}

/** Undoes a bet or a win; one that never came is remembered, and refused should it still come. */
export function rollback(sandbox: Sandbox, body: WalletBody<'rollback'>): PlayResult {
  const { db, clock } = sandbox
  const call = { ...body, roundId: '' }
  const earlier = alreadyBooked(sandbox, 'rollback', call, 0, body.refTxId)
  if (earlier) return earlier
  const session = findGameSession(sandbox, body.sessionId)
  if (!session) return 'SESSION_UNKNOWN'
  const target = findCall(sandbox, body.refTxId)
  if (target && (target.sessionId !== session.id || target.kind === 'rollback')) return 'TX_CONFLICT'
  if (!target) db.run('INSERT OR IGNORE INTO forestalled VALUES (?, ?)', body.refTxId, clock.now())
  else if (!target.undone) {
    const overdrawn = target.kind === 'win' && walletBalance(sandbox, session.accountId) < target.amount
    if (overdrawn) return 'INSUFFICIENT_FUNDS'
    undo(sandbox, target, body.refTxId)
  }
  return book(sandbox, 'rollback', session, call, 0, body.refTxId)
}

function undo(sandbox: Sandbox, target: BookedCall, txId: string): void {
  const { db, ledger, clock } = sandbox
  const entries = db.all<Entry>(
    `SELECT a.kind, a.owner, -e.amount AS amount FROM ledger_entries e
     JOIN ledger_accounts a ON a.id = e.account_id JOIN ledger_transactions t ON t.id = e.transaction_id
     WHERE t.kind = ? AND t.reference = ?`,
    target.kind,
    txId,
  )
  ledger.post('rollback', txId, clock.now(), entries)
  db.run('UPDATE wallet_calls SET undone = 1 WHERE tx_id = ?', txId)
  db.run('DELETE FROM wins WHERE tx_id = ?', txId)
  const amounts = {
    bet: target.kind === 'bet' ? target.amount : 0,
    win: target.kind === 'win' ? target.amount : 0,
  }
  recordRollback(sandbox, target.sessionId, target.roundId, amounts)
}

/** The booked result of a call that came before, or why it's refused; undefined for a new one. */
function alreadyBooked(
  sandbox: Sandbox,
  kind: string,
  { txId, sessionId, roundId }: { txId: string; sessionId: string; roundId: string },
  amount: number,
  refTxId: string | null = null,
): PlayResult | undefined {
  const known = findCall(sandbox, txId)
  if (known) {
    const same =
      known.kind === kind &&
      known.sessionId === sessionId &&
      known.roundId === roundId &&
      known.amount === amount &&
      known.refTxId === refTxId
    if (!same) return 'TX_CONFLICT'
    return known.undone ? 'TX_ROLLED_BACK' : { txId, balance: known.balance }
  }
  return sandbox.db.get('SELECT 1 FROM forestalled WHERE tx_id = ?', txId) ? 'TX_ROLLED_BACK' : undefined
}

const findCall = ({ db }: Sandbox, txId: string): BookedCall | undefined =>
  db.get<BookedCall>(
    `SELECT kind, session_id AS sessionId, round_id AS roundId, amount, ref_tx_id AS refTxId, balance, undone
     FROM wallet_calls WHERE tx_id = ?`,
    txId,
  )

function book(
  { db, ledger, clock }: Sandbox,
  kind: string,
  session: GameSession,
  { txId, roundId }: { txId: string; roundId: string },
  amount: number,
  refTxId: string | null = null,
): Booked {
  const balance = ledger.balance('wallet', session.accountId)
  db.run(
    'INSERT INTO wallet_calls VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?)',
    txId,
    kind,
    session.id,
    roundId,
    amount,
    refTxId,
    balance,
    clock.now(),
  )
  return { txId, balance }
}

function shareBet(amount: number, demo: boolean): Entry[] {
  if (demo) return [{ kind: 'house', amount }]
  const share = (thousandths: number) => Math.floor((amount * thousandths) / 1000)
  const { jackpotGrand, jackpotMajor, jackpotMinor } = jackpotShares
  const pots: Entry[] = [
    { kind: 'jackpotGrand', amount: share(jackpotGrand) },
    { kind: 'jackpotMajor', amount: share(jackpotMajor) },
    { kind: 'jackpotMinor', amount: share(jackpotMinor) },
  ]
  return [...pots, { kind: 'house', amount: pots.reduce((left, pot) => left - pot.amount, amount) }]
}

const isDemo = ({ members }: Sandbox, { accountId }: GameSession): boolean =>
  members.byId(accountId)?.type === demoType

function putOnBoard({ db, clock }: Sandbox, session: GameSession, txId: string, amount: number): void {
  db.run(
    'INSERT INTO wins (tx_id, account_id, node_id, amount, won) VALUES (?, ?, ?, ?, ?)',
    txId,
    session.accountId,
    session.nodeId,
    amount,
    clock.now(),
  )
}

/** The wallet API's schema has checked the form. */
function minor(amount: string): number {
  const parsed = parseAmount(amount)
  if (parsed === undefined) throw new Error(`"${amount}" passed the wallet's schema and is no amount`)
  return Number(toMinor(parsed))
}
