import { type Pot, pots, type WalletBody } from '#sandbox/provider/wire/wallet-api.ts'
import { fromMinor } from '#shared/domain/money.ts'
import { shareWin } from '../bonuses/bonus-money.ts'
import type { Sandbox } from '../sandbox.ts'
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
  /** What the bets of the world's members add to it in a minute, in minor units. */
  perMinute: number
}

const jackpots: Readonly<Record<Pot, Jackpot>> = {
  grand: { account: 'jackpotGrand', share: 5, base: 40_000_000_00, perMinute: 3_500_00 },
  major: { account: 'jackpotMajor', share: 3, base: 2_500_000_00, perMinute: 250_00 },
  minor: { account: 'jackpotMinor', share: 2, base: 250_000_00, perMinute: 28_00 },
}

/**
 * Pots that can be won in a session: the largest one of its game, and all smaller ones. Empty outside jackpot games
 * and for demo accounts.
 */
function potsOf(sandbox: Sandbox, session: GameSession): Pot[] {
  const largest = sandbox.db.get<{ jackpot: Pot | null }>(
    'SELECT jackpot FROM world.games WHERE node_id = ?',
    session.nodeId,
  )?.jackpot
  return largest && !isDemo(sandbox, session) ? pots.slice(pots.indexOf(largest)) : []
}

/** The pots that can be won in a session, with their amounts. Undefined if there are none. */
export function potAmounts(sandbox: Sandbox, session: GameSession): Partial<Record<Pot, string>> | undefined {
  const open = potsOf(sandbox, session)
  if (open.length === 0) return undefined
  return Object.fromEntries(
    open.map((pot) => [pot, fromMinor(sandbox.ledger.balance(jackpots[pot].account))]),
  )
}

/** The amount of the pot that a column names, as SQL. Null for none. */
export const potAmountSql = (column: string): string => {
  const accounts = Object.entries(jackpots).map(([pot, { account }]) => `WHEN '${pot}' THEN '${account}'`)
  return `(SELECT l.balance FROM ledger_accounts l WHERE l.owner = 0 AND l.kind = CASE ${column} ${accounts.join(' ')} END)`
}

/** Splits a bet: each pot gets its share, the house gets the rest. */
export function shareBet(amount: number): Entry[] {
  const shares = Object.values(jackpots).map(
    ({ account, share }): Entry => ({ kind: account, amount: Math.floor((amount * share) / 1000) }),
  )
  return [...shares, { kind: 'house', amount: shares.reduce((left, share) => left - share.amount, amount) }]
}

/** So often at most the world's bets are booked, in ms: every look at the pots would be a booking otherwise. */
const betsEvery = 10_000
const longest = 60_000

/**
 * Lets the world's members bet for the pots while somebody watches: for at most a minute since the last time, so that a
 * sandbox that was left alone or whose clock was moved has no pots beyond measure.
 * @returns a function for whoever shows the pots.
 */
export function worldBets({ ledger, clock }: Pick<Sandbox, 'ledger' | 'clock'>): () => void {
  let last = clock.now()
  return () => {
    const now = clock.now()
    const passed = now - last
    if (passed >= 0 && passed < betsEvery) return
    last = now
    // The clock of a sandbox that was reset is set back.
    if (passed < 0) return
    const shares = Object.values(jackpots).map(
      ({ account, perMinute }): Entry => ({
        kind: account,
        amount: Math.floor((perMinute * Math.min(longest, passed)) / 60_000),
      }),
    )
    const sum = shares.reduce((all, { amount }) => all + amount, 0)
    ledger.post('bet', `of the world ${now}`, now, [...shares, { kind: 'house', amount: -sum }])
  }
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
  shareWin(sandbox, session, body, { bet: round.bet, win: amount })
  putOnBoard(sandbox, session, body.txId, amount)
  return book(sandbox, session, { ...call, amount })
}
