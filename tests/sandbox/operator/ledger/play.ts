import type { WalletBody } from '#sandbox/provider/wire/wallet-api.ts'
import { type BonusBar, bonusStakes, shareWin, takeStakes } from '../bonuses/bonus-money.ts'
import { betLimit, type Reached } from '../limits/check-limits.ts'
import type { Sandbox } from '../sandbox.ts'
import { countDecided } from '../voids/decided-rounds.ts'
import { largestAmount, readMinor } from './amounts.ts'
import { alreadyBooked, book, type PlayResult } from './booked-calls.ts'
import { findGameSession, isDemo, isOpen } from './game-sessions.ts'
import { gameBalance, gameWallet } from './game-wallet.ts'
import { shareBet } from './jackpots.ts'
import { findRound, putOnBoard, recordBet, recordWin } from './rounds.ts'

/**
 * Books a bet, taking it from the wallet. Returns the player's limit that it would exceed or the rule of their bonus that
 * it breaks, if there is one.
 */
export function bet(sandbox: Sandbox, body: WalletBody<'bet'>): PlayResult | Reached | BonusBar {
  const amount = readMinor(body.amount, largestAmount)
  // There is no bet of zero. A round without a bet sets the `kind` of its win instead.
  if (amount === undefined || amount === 0) return 'AMOUNT_OUT_OF_RANGE'
  const call = { ...body, kind: 'bet', amount } as const
  const earlier = alreadyBooked(sandbox, call)
  if (earlier) return earlier
  const session = findGameSession(sandbox, body.sessionId)
  if (!session) return 'SESSION_UNKNOWN'
  if (!isOpen(sandbox, session)) return 'SESSION_EXPIRED'
  const round = findRound(sandbox, session.id, body.roundId)
  if (round?.state === 'settled') return 'TX_CONFLICT'
  if (round && round.bet + amount > largestAmount) return 'AMOUNT_OUT_OF_RANGE'
  if (gameBalance(sandbox, session) < amount) return 'INSUFFICIENT_FUNDS'
  const reached = isDemo(sandbox, session) ? undefined : betLimit(sandbox, session.accountId, amount)
  if (reached) return reached
  const stakes = bonusStakes(sandbox, session, amount, round?.bet ?? 0)
  if (!Array.isArray(stakes)) return stakes
  sandbox.ledger.post('bet', body.txId, sandbox.clock.now(), [
    { kind: gameWallet(sandbox, session), owner: session.accountId, amount: -amount },
    ...(isDemo(sandbox, session) ? [{ kind: 'house', amount } as const] : shareBet(amount)),
  ])
  takeStakes(sandbox, session, body, stakes)
  recordBet(sandbox, session, body.roundId, amount)
  return book(sandbox, session, call)
}

/** Books a win and closes the round; "0.00" if it lost. A win without a bet must set its kind. */
export function win(sandbox: Sandbox, body: WalletBody<'win'>): PlayResult {
  const amount = readMinor(body.amount, largestAmount)
  if (amount === undefined) return 'AMOUNT_OUT_OF_RANGE'
  const call = { ...body, kind: body.kind ?? 'win', amount } as const
  const earlier = alreadyBooked(sandbox, call)
  if (earlier) return earlier
  const session = findGameSession(sandbox, body.sessionId)
  if (!session) return 'SESSION_UNKNOWN'
  const round = findRound(sandbox, session.id, body.roundId)
  if (body.kind === undefined) {
    if (!round) return 'ROUND_UNKNOWN'
    if (round.state !== 'open') return 'TX_CONFLICT'
  } else {
    if (round) return 'TX_CONFLICT'
    if (!isOpen(sandbox, session)) return 'SESSION_EXPIRED'
  }
  const wallet = gameWallet(sandbox, session)
  sandbox.ledger.move(call.kind, body.txId, sandbox.clock.now(), session.accountId, amount, wallet)
  recordWin(sandbox, session, body.roundId, amount)
  if (round) shareWin(sandbox, session, body, { bet: round.bet, win: amount })
  countDecided(sandbox, session, body.roundId)
  if (amount > 0 && !isDemo(sandbox, session)) putOnBoard(sandbox, session, body.txId, amount)
  return book(sandbox, session, call)
}
