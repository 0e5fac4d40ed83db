import type { Sandbox } from '../sandbox.ts'
import { type Pot, pots, type WalletBody } from '../wallet-api.ts'
import { alreadyBooked, book, type PlayResult } from './booked-calls.ts'
import { findGameSession, type GameSession, isDemo } from './game-sessions.ts'
import { gameWallet } from './game-wallet.ts'
import type { JackpotAccount } from './kinds.ts'
import type { Entry } from './ledger.ts'
import { findRound, putOnBoard, recordWin } from './rounds.ts'

type Jackpot = {
  account: JackpotAccount
  /** Share of every bet that goes into the pot, in thousandths. */
  share: number
  /** The amount it restarts with after it was won, in minor units. */
  base: number
}

const jackpots: Readonly<Record<Pot, Jackpot>> = {
  grand: { account: 'jackpotGrand', share: 5, base: 40_000_000_00 },
  major: { account: 'jackpotMajor', share: 3, base: 2_500_000_00 },
  minor: { account: 'jackpotMinor', share: 2, base: 250_000_00 },
}

/** Pots that can be won in a session. Empty outside jackpot games and for demo accounts. */
export function potsOf(sandbox: Sandbox, session: GameSession): Pot[] {
  const game = sandbox.db.get<{ jackpot: number | null }>(
    'SELECT jackpot FROM world.games WHERE node_id = ?',
    session.nodeId,
  )
  return game && game.jackpot !== null && !isDemo(sandbox, session) ? [...pots] : []
}

/** Splits a bet: each pot gets its share, the house gets the rest. */
export function shareBet(amount: number): Entry[] {
  const shares = Object.values(jackpots).map(
    ({ account, share }): Entry => ({ kind: account, amount: Math.floor((amount * share) / 1000) }),
  )
  return [...shares, { kind: 'house', amount: shares.reduce((left, share) => left - share.amount, amount) }]
}

/** Pays out a whole pot in an open round and refills it to its base. The sandbox sets the amount. */
export function payJackpot(sandbox: Sandbox, body: WalletBody<'jackpot'>): PlayResult {
  // `refTxId` holds the pot here, so that a repeated call for another pot is a conflict.
  const call = { ...body, kind: 'jackpot', refTxId: body.pot } as const
  const earlier = alreadyBooked(sandbox, call)
  if (earlier) return earlier
  const session = findGameSession(sandbox, body.sessionId)
  if (!session) return 'SESSION_UNKNOWN'
  if (!potsOf(sandbox, session).includes(body.pot)) return 'JACKPOT_CLOSED'
  const round = findRound(sandbox, session.id, body.roundId)
  if (!round) return 'ROUND_UNKNOWN'
  if (round.state !== 'open') return 'TX_CONFLICT'
  const { account, base } = jackpots[body.pot]
  const amount = sandbox.ledger.balance(account)
  sandbox.ledger.post('jackpot', body.txId, sandbox.clock.now(), [
    { kind: gameWallet(sandbox, session), owner: session.accountId, amount },
    { kind: account, amount: base - amount },
    { kind: 'house', amount: -base },
  ])
  recordWin(sandbox, session, body.roundId, amount, 'open')
  putOnBoard(sandbox, session, body.txId, amount)
  return book(sandbox, session, { ...call, amount })
}
