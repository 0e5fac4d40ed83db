import type { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as z from 'zod/mini'
import {
  isSignedBy,
  type LimitNote,
  type RefusalCode,
  signatureHeader,
  type WalletBody,
  type WalletCallName,
  type WalletValue,
  walletCalls,
} from '#sandbox/provider/wire/wallet-api.ts'
import { isLotteryType } from '#shared/domain/game-types.ts'
import { fromMinor } from '#shared/domain/money.ts'
import type { BonusBar } from '../bonuses/bonus-money.ts'
import { paymentCall } from '../deposits/payment-call.ts'
import { gameByNode } from '../games/game-rows.ts'
import type { GatewayEnvironment } from '../gateway/context.ts'
import { parseJson } from '../gateway/json.ts'
import type { Reached } from '../limits/check-limits.ts'
import { notePlay } from '../limits/play-time.ts'
import { drawOf, drawsOf } from '../lottery/draws.ts'
import { formOf, periodOf } from '../lottery/forms.ts'
import { nextDraws } from '../lottery/schedule.ts'
import { mayPlay } from '../members/may-play.ts'
import type { Sandbox } from '../sandbox.ts'
import type { PlayResult } from './booked-calls.ts'
import { findGameSession, isOpen, redeemLaunchToken } from './game-sessions.ts'
import { gameBalance } from './game-wallet.ts'
import { payJackpot, potAmounts } from './jackpots.ts'
import { BalanceLimitError } from './ledger.ts'
import { bet, win } from './play.ts'
import { rollback } from './rollback.ts'

/** Number of past draws that a betting view shows. */
const shownDraws = 12
/** Number of draws that can be bet on ahead: ten, and the one that may just be closing. */
const openDraws = 11

/** A bet that a limit of the player or a rule of their bonus doesn't allow. */
type AtLimit = { refused: RefusalCode; limit?: LimitNote }
type Result<Value> = Value | RefusalCode | AtLimit
type Calls = {
  [Name in Exclude<WalletCallName, 'payment'>]: (body: WalletBody<Name>) => Result<WalletValue<Name>>
}

const statusOf: Partial<Record<RefusalCode, ContentfulStatusCode>> = {
  BAD_SIGNATURE: 401,
  MALFORMED: 400,
  TOKEN_UNKNOWN: 403,
  TOKEN_USED: 403,
  TOKEN_EXPIRED: 403,
  SESSION_UNKNOWN: 404,
  SESSION_EXPIRED: 403,
  ORDER_UNKNOWN: 404,
}

/** Serves the wallet API to the game provider. */
export function routeWallet(app: Hono<GatewayEnvironment>, sandbox: Sandbox): void {
  const calls = walletHandlers(sandbox)
  serve(app, sandbox, walletCalls.session, calls.session)
  serve(app, sandbox, walletCalls.balance, calls.balance)
  serve(app, sandbox, walletCalls.bet, calls.bet)
  serve(app, sandbox, walletCalls.win, calls.win)
  serve(app, sandbox, walletCalls.jackpot, calls.jackpot)
  serve(app, sandbox, walletCalls.rollback, calls.rollback)
  serve(app, sandbox, walletCalls.draws, calls.draws)
  serve(app, sandbox, walletCalls.payment, (body) => paymentCall(sandbox, body))
}

/** Serves one wallet call: checks signature and body, then does the work in one transaction. */
function serve<Schema extends z.ZodMiniType>(
  app: Hono<GatewayEnvironment>,
  sandbox: Sandbox,
  { path, body: schema }: { path: string; body: Schema },
  call: (body: z.output<Schema>) => Result<object>,
): void {
  app.post(path, async (context) => {
    const refuse = (code: RefusalCode, limit?: LimitNote) => {
      const message = code.toLowerCase().replaceAll('_', ' ')
      return context.json({ success: false, code, message, limit }, statusOf[code] ?? 409)
    }
    const raw = await context.req.text()
    if (!isSignedBy(sandbox.walletSecret, raw, context.req.header(signatureHeader)))
      return refuse('BAD_SIGNATURE')
    const body = z.safeParse(schema, parseJson(raw))
    if (!body.success) return refuse('MALFORMED')
    const result = answerOf(() => sandbox.db.transaction(() => call(body.data)))
    if (typeof result === 'string') return refuse(result)
    return isAtLimit(result)
      ? refuse(result.refused, result.limit)
      : context.json({ success: true, value: result })
  })
}

const isAtLimit = (result: object): result is AtLimit => 'refused' in result

function atLimit(reached: Reached | BonusBar): AtLimit {
  if (reached.code === 'BONUS_GAME') return { refused: reached.code }
  if (reached.code === 'BONUS_STAKE')
    return { refused: reached.code, limit: { most: fromMinor(reached.most) } }
  const { code, left, until } = reached
  // Only the loss limit depends on the amount.
  if (code !== 'LOSS_LIMIT') return { refused: 'TIME_LIMIT', limit: { until } }
  return { refused: code, limit: { left: fromMinor(left ?? 0), until } }
}

/** Runs a call. Turns a BalanceLimitError into its refusal code. */
function answerOf(call: () => Result<object>): Result<object> {
  try {
    return call()
  } catch (error) {
    if (error instanceof BalanceLimitError) return error.code
    throw error
  }
}

function walletHandlers(sandbox: Sandbox): Calls {
  const { db, members, clock } = sandbox
  const booked = (result: PlayResult) =>
    typeof result === 'string' ? result : { txId: result.txId, balance: fromMinor(result.balance) }
  return {
    session: ({ token, visitor }) => {
      const session = redeemLaunchToken(sandbox, token, visitor)
      if (typeof session === 'string') return session
      const game = gameByNode(db, session.nodeId)
      const member = members.byId(session.accountId)
      if (!game || !member) return 'TOKEN_EXPIRED'
      notePlay(sandbox, member.id)
      return {
        sessionId: session.id,
        account: member.username,
        currency: 'PHP',
        balance: fromMinor(gameBalance(sandbox, session)),
        game: {
          nodeId: String(game.nodeId),
          gameName: game.name,
          vendor: game.vendor,
          vendorName: game.vendorName,
          category: game.category,
          model: game.model,
          minBet: fromMinor(game.minBet),
          maxBet: fromMinor(game.maxBet),
        },
        pots: potAmounts(sandbox, session),
      }
    },
    balance: ({ sessionId }) => {
      const session = findGameSession(sandbox, sessionId)
      if (!session) return 'SESSION_UNKNOWN'
      if (!isOpen(sandbox, session)) return 'SESSION_EXPIRED'
      return { balance: fromMinor(gameBalance(sandbox, session)), pots: potAmounts(sandbox, session) }
    },
    bet: (body) => {
      const session = findGameSession(sandbox, body.sessionId)
      const member = session && members.byId(session.accountId)
      if (member && !mayPlay(sandbox, member)) return 'SESSION_EXPIRED'
      const result = bet(sandbox, body)
      return typeof result === 'object' && 'code' in result ? atLimit(result) : booked(result)
    },
    win: (body) => booked(win(sandbox, body)),
    jackpot: (body) => {
      const result = payJackpot(sandbox, body)
      return typeof result === 'string'
        ? result
        : { txId: result.txId, balance: fromMinor(result.balance), amount: fromMinor(result.amount) }
    },
    rollback: (body) => booked(rollback(sandbox, body)),
    draws: ({ sessionId, issue }) => {
      const session = findGameSession(sandbox, sessionId)
      if (!session) return 'SESSION_UNKNOWN'
      const game = gameByNode(db, session.nodeId)
      if (!game || !isLotteryType(game.gameType)) return 'MALFORMED'
      const form = formOf(game.model)
      return {
        form,
        upcoming: nextDraws(clock.now(), periodOf(form), openDraws),
        results: drawsOf(sandbox, game, shownDraws),
        asked: drawOf(sandbox, game, issue) ?? null,
      }
    },
  }
}
