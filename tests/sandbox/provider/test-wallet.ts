/** A small wallet for tests. Implements the wallet API over HTTP, and fails on demand. */
import { type Context, Hono } from 'hono'
import { listen } from '#sandbox/entry/listen.ts'
import { drawNumbers } from '#sandbox/operator/lottery/draws.ts'
import { formOf, periodOf } from '#sandbox/operator/lottery/forms.ts'
import { issueOf, lastDraws, nextDraws, timeOfIssue } from '#sandbox/operator/lottery/schedule.ts'
import type { ModelId } from '#sandbox/world/games/game-models.ts'
import { fromMinor, parseAmount, toMinor } from '#shared/domain/money.ts'
import {
  isSignedBy,
  type Pot,
  type RefusalCode,
  signatureHeader,
  signLaunch,
  type WalletGame,
  walletCalls,
} from './wire/wallet-api.ts'

export const testSecret = 'a secret of the tests'

/** The path of a launch URL, signed as by the gateway. */
export const launchPath = (token: string, more: Record<string, string> = {}): string =>
  `/play?${signLaunch(testSecret, { token, ...more })}`

/** Amount of every pot when it is won, in centavos. */
export const testPot = 20_000n

type CallName = keyof typeof walletCalls

/** `down`: nothing is booked. `lost`: it is booked, but the answer is lost. Otherwise it is refused with the code. */
type Fault = 'down' | 'lost' | RefusalCode

export interface TestWallet {
  readonly url: string
  balance(): string
  setBalance(amount: string): void
  /** The game that launch tokens open, and the jackpots that can be won in it. */
  setGame(game: Partial<WalletGame>, pots?: Pot[]): void
  /** The account that launch tokens are redeemed for. */
  setAccount(username: string): void
  /** Makes the next calls with that name fail, one fault each. */
  failNext(name: CallName, ...faults: Fault[]): void
  /** While it is so, calls with that name fail as `down`, however often they are repeated. */
  setDown(name: CallName, isDown: boolean): void
  /** All received calls, in order. */
  readonly calls: readonly {
    readonly name: CallName
    readonly body: Readonly<Partial<Record<string, string>>>
  }[]
  close(): Promise<void>
}

const defaultGame: WalletGame = {
  nodeId: '1001',
  gameName: 'Golden Carabao',
  vendor: 'KD',
  vendorName: 'Kidlat',
  category: 'RNG',
  model: 'slot-low',
  minBet: '1.00',
  maxBet: '500.00',
}

/** The model of a game whose test names only its category. */
const modelOfCategory: Readonly<Partial<Record<string, ModelId>>> = {
  RNG: 'slot-low',
  TABLE: 'hilo',
  LIVE: 'baccarat',
  FISH: 'fish',
  PVP: 'lucky-nine',
  BINGO: 'bingo',
  LOTT: 'lottery-4d',
  ELOTT: 'keno',
  SPORTS: 'sportsbook',
  ESPORTS: 'esports',
  COCKFIGHT: 'cockfight',
}

const minor = (amount: string | undefined): bigint => toMinor(parseAmount(amount ?? '') ?? fromMinor(0))

/** A lottery that always draws the lowest numbers. */
function draws(model: string, issue: string, now: number): object {
  const form = formOf(model)
  const period = periodOf(form)
  const draw = (drawTime: number) => ({
    issue: issueOf(drawTime, period),
    numbers: drawNumbers(form, () => 0),
    drawTime,
  })
  const asked = timeOfIssue(issue, period)
  return {
    form,
    upcoming: nextDraws(now, period, 11),
    results: lastDraws(now, period, 5).map(draw),
    asked: asked !== undefined && asked <= now ? draw(asked) : null,
  }
}

/** What comes with the refusals that have an end. */
const limits: Partial<Record<RefusalCode, object>> = {
  LOSS_LIMIT: { left: '2.50', until: 1_794_000_000_000 },
  TIME_LIMIT: { until: 1_794_000_000_000 },
}

/** Starts the wallet on a free loopback port. */
export async function startTestWallet(now: () => number = Date.now): Promise<TestWallet> {
  const app = new Hono()
  const calls: { name: CallName; body: Partial<Record<string, string>> }[] = []
  const faults = new Map<CallName, Fault[]>()
  const down = new Set<CallName>()
  const usedTokens = new Set<string>()
  /** Amounts by txId. 0 if it was rolled back, or must not be booked any more. */
  const bookings = new Map<string, bigint>()
  let balance = 100_000n
  let game = defaultGame
  let account = 'juan'
  let pots: Partial<Record<Pot, string>> = {}

  function book(name: CallName, body: Partial<Record<string, string>>): RefusalCode | object {
    const { token = '', txId = '', refTxId = '', amount } = body
    if (name === 'session') {
      if (usedTokens.has(token)) return 'TOKEN_USED'
      usedTokens.add(token)
      return {
        sessionId: `session-${token}`,
        account,
        currency: 'PHP',
        balance: fromMinor(balance),
        game,
        pots,
      }
    }
    if (name === 'balance') return { balance: fromMinor(balance), pots }
    if (name === 'payment') return 'ORDER_UNKNOWN'
    if (name === 'draws') return draws(game.model, body.issue ?? '', now())
    if (name === 'rollback') {
      balance -= bookings.get(refTxId) ?? 0n
      bookings.set(refTxId, 0n)
    } else if (!bookings.has(txId)) {
      const change = name === 'jackpot' ? testPot : name === 'bet' ? -minor(amount) : minor(amount)
      if (balance + change < 0n) return 'INSUFFICIENT_FUNDS'
      balance += change
      bookings.set(txId, change)
    }
    return { txId, balance: fromMinor(balance), amount: fromMinor(name === 'jackpot' ? testPot : 0n) }
  }

  async function answer(context: Context, name: CallName): Promise<Response> {
    const text = await context.req.text()
    const refuse = (code: RefusalCode, status: 401 | 409) =>
      context.json({ success: false, code, message: code, limit: limits[code] }, status)
    if (!isSignedBy(testSecret, text, context.req.header(signatureHeader)))
      return refuse('BAD_SIGNATURE', 401)
    const body: Partial<Record<string, string>> = walletCalls[name].body.parse(JSON.parse(text))
    calls.push({ name, body })
    const fault = down.has(name) ? 'down' : faults.get(name)?.shift()
    if (fault === 'down') return context.json({}, 503)
    if (fault !== undefined && fault !== 'lost') return refuse(fault, 409)
    const booked = book(name, body)
    if (fault === 'lost') return context.text('<html>gateway timeout</html>', 504)
    return typeof booked === 'string' ? refuse(booked, 409) : context.json({ success: true, value: booked })
  }

  const names: readonly CallName[] = ['session', 'balance', 'bet', 'win', 'jackpot', 'rollback', 'draws']
  for (const name of names) app.post(walletCalls[name].path, (context) => answer(context, name))

  const { origin, close } = await listen(app, 0)
  return {
    url: origin,
    close,
    calls,
    balance: () => fromMinor(balance),
    setBalance(amount) {
      balance = minor(amount)
    },
    setGame(changes, open = []) {
      const model = modelOfCategory[changes.category ?? ''] ?? defaultGame.model
      game = { ...defaultGame, model, ...changes }
      pots = Object.fromEntries(open.map((pot) => [pot, fromMinor(testPot)]))
    },
    setAccount(username) {
      account = username
    },
    failNext(name, ...added) {
      faults.set(name, [...(faults.get(name) ?? []), ...added])
    },
    setDown(name, isDown) {
      if (isDown) down.add(name)
      else down.delete(name)
    },
  }
}
