/**
 * The wallet API, through which a game provider moves a player's money at the sandbox. The sandbox serves it and the
 * provider calls it. Both use the schemas in this file, so they can't drift apart.
 *
 * Every call is a POST with a JSON body, signed over the raw bytes of that body. The answer is an envelope: HTTP 200
 * `{success: true, value}` or 4xx `{success: false, code, message}`. A 5xx, a dropped connection or anything that is
 * not an envelope means "unknown": the provider sends the call again with the same txId, and for a txId that is
 * already booked the sandbox returns the booked result.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'

/** Carries `hex(HMAC-SHA256(secret, raw body))`. */
export const signatureHeader = 'X-Provider-Signature'

/** How long a launch token may be redeemed after the launch call, in milliseconds. */
export const launchTokenLifetime = 60_000

/** Signs a raw request body. */
export const signBody = (secret: string, body: string): string =>
  createHmac('sha256', secret).update(body).digest('hex')

/** Whether the signature matches the body. Compared in constant time. */
export function isSignedBy(secret: string, body: string, signature: string | undefined): boolean {
  const expected = Buffer.from(signBody(secret, body))
  const given = Buffer.from(signature ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const signatureName = 'signature'

/** What a signed address is for. A signature for one is none for the other. */
type AddressUse = 'launch' | 'pay'

/** The text that an address's signature covers: all other parameters, sorted by name. */
function addressText(use: AddressUse, parameters: URLSearchParams): string {
  const signed = new URLSearchParams(parameters)
  signed.delete(signatureName)
  signed.sort()
  return `${use}?${signed.toString()}`
}

const signAddress =
  (use: AddressUse) =>
  (secret: string, parameters: Record<string, string>): URLSearchParams => {
    const signed = new URLSearchParams(parameters)
    signed.set(signatureName, signBody(secret, addressText(use, signed)))
    return signed
  }

const isSignedAddress =
  (use: AddressUse) =>
  (secret: string, parameters: URLSearchParams): boolean =>
    isSignedBy(secret, addressText(use, parameters), parameters.get(signatureName) ?? undefined)

/** Adds a signature to the parameters of a launch URL, so that none can be changed, added or left out. */
export const signLaunch = signAddress('launch')
/** Whether the parameters of a launch URL match their signature. */
export const isSignedLaunch = isSignedAddress('launch')
/** The same for the address of an order's payment page. */
export const signPayment = signAddress('pay')
export const isSignedPayment = isSignedAddress('pay')

const id = z.string().check(z.minLength(1), z.maxLength(100))

/** An amount of money as a decimal string with exactly two decimals, never negative: "1234.50". */
export const moneySchema = z.string().check(z.regex(/^\d{1,15}\.\d{2}$/, 'expected an amount like "12.50"'))

const walletGameSchema = z.object({
  nodeId: z.string(),
  gameName: z.string(),
  vendor: z.string(),
  vendorName: z.string(),
  /** A game type or category: RNG, LIVE, FISH, PVP, TABLE, BINGO … */
  category: z.string(),
  /** The model in the provider's catalogue, which decides its rules. */
  model: z.string(),
  minBet: moneySchema,
  maxBet: moneySchema,
})
export type WalletGame = z.infer<typeof walletGameSchema>

/** The three jackpots. Every bet adds to each of them. */
export const pots = ['grand', 'major', 'minor'] as const
export type Pot = (typeof pots)[number]

/** The jackpots that can be won in a session, with their current amounts. Missing if there are none. */
const openPots = z.optional(z.partialRecord(z.enum(pots), moneySchema))

const sessionValue = z.object({
  sessionId: id,
  account: z.string(),
  /** ISO 4217: "PHP". */
  currency: z.string(),
  balance: moneySchema,
  game: walletGameSchema,
  pots: openPots,
})
export type WalletSession = z.infer<typeof sessionValue>

/** A deposit order as its payment page shows it. Times in ms since 1970. */
const paymentValue = z.object({
  orderId: id,
  merchant: z.string(),
  /** `created`: it waits for the payment. */
  state: z.enum(['created', 'pending', 'credited', 'failed', 'expired', 'cancelled']),
  amount: moneySchema,
  currency: z.string(),
  channel: z.string(),
  expires: z.number(),
  /** How often the page was opened, this time included. */
  opened: z.number(),
  /** Whether this attempt, and not an earlier one, brought it to its state. */
  own: z.boolean(),
  /** Whether a limit or a break of the player ended it. */
  stopped: z.optional(z.boolean()),
  /** The page of the merchant's site to return to. */
  returnUrl: z.nullable(z.string()),
})
export type WalletPayment = z.infer<typeof paymentValue>

/** A lottery draw that has already taken place. `drawTime` in ms since 1970. */
const draw = z.object({ issue: z.string(), numbers: z.array(z.number()), drawTime: z.number() })

const booking = z.object({ txId: id, balance: moneySchema })
/** Fields shared by all calls of a round. `txId` identifies this call and stays the same when it is sent again. */
const roundCall = { sessionId: id, roundId: id, txId: id }

/**
 * Path, body and value of each call.
 *
 * - `session` redeems a launch token: once, within {@link launchTokenLifetime}. Can fail with TOKEN_UNKNOWN,
 *   TOKEN_USED or TOKEN_EXPIRED, so it must not be retried.
 * - `bet` debits. Fails with INSUFFICIENT_FUNDS, or with TX_ROLLED_BACK if its rollback arrived first. Fails with
 *   LOSS_LIMIT or TIME_LIMIT if a limit of the player doesn't allow it; the answer's `limit` says when it ends. Fails
 *   with BONUS_STAKE or BONUS_GAME if it would take money of a bonus that may not be bet like this.
 * - `win` credits and **closes the round**. Every round that isn't rolled back gets exactly one, "0.00" if it lost,
 *   so that the sandbox can settle the bet in its records. Fails with TX_ROLLED_BACK if its rollback arrived first,
 *   and with ROUND_UNKNOWN if nothing was bet. A win without a bet sets `kind` and has its own round.
 * - `jackpot` credits a whole pot in an open round, which a `win` closes afterwards. The sandbox sets the amount.
 *   Fails with ROUND_UNKNOWN, or with JACKPOT_CLOSED if the session has no pots.
 * - `rollback` undoes the transaction `refTxId`, a bet or win of this session. A transaction that the sandbox has
 *   never seen is not an error: it is remembered, and refused if it still arrives. Fails with ROUND_PAID for the bet
 *   of a round that has already paid, so that no win is kept without its bet.
 * - `draws` returns what the session's lottery draws: the form, the next draws (soonest first), the last results (latest
 *   first), and the draw with the name `issue` ("" for none), null until it has taken place. Fails with MALFORMED if the
 *   session's game is not a lottery.
 *
 * - `payment` shows a deposit order to its payment page (`look`), pays it, or refuses to. Only an order that waits for
 *   its payment changes. `attempt` names the try: a repeated one gets the same answer. Fails with ORDER_UNKNOWN.
 *
 * Any call except `session` can fail with SESSION_UNKNOWN or SESSION_EXPIRED. A win or rollback of a round that was
 * bet in time is still booked after its session has expired. Sending the same txId with different content fails with
 * TX_CONFLICT, an amount that can't be booked with AMOUNT_OUT_OF_RANGE, and a body with a duplicate key with
 * MALFORMED.
 */
export const walletCalls = {
  session: {
    path: '/__provider/session',
    /** `visitor` is the address that opens the game. It must be the address that launched it. */
    body: z.object({ token: id, visitor: z.optional(id) }),
    value: sessionValue,
  },
  balance: {
    path: '/__provider/balance',
    body: z.object({ sessionId: id }),
    value: z.object({ balance: moneySchema, pots: openPots }),
  },
  bet: {
    path: '/__provider/bet',
    body: z.object({ ...roundCall, amount: moneySchema }),
    value: booking,
  },
  win: {
    path: '/__provider/win',
    body: z.object({
      ...roundCall,
      amount: moneySchema,
      /** Set for a win without a bet. */
      kind: z.optional(z.enum(['freeRound', 'promotion'])),
    }),
    value: booking,
  },
  jackpot: {
    path: '/__provider/jackpot',
    body: z.object({ ...roundCall, pot: z.enum(pots) }),
    value: z.object({ txId: id, balance: moneySchema, amount: moneySchema }),
  },
  rollback: {
    path: '/__provider/rollback',
    body: z.object({ sessionId: id, txId: id, refTxId: id }),
    value: booking,
  },
  draws: {
    path: '/__provider/draws',
    body: z.object({ sessionId: id, issue: z.string().check(z.maxLength(40)) }),
    value: z.object({
      form: z.union([
        z.object({ kind: z.literal('digits'), count: z.number() }),
        z.object({ kind: z.literal('balls'), count: z.number(), pool: z.number() }),
      ]),
      upcoming: z.array(z.object({ issue: z.string(), closesAt: z.number(), drawsAt: z.number() })),
      results: z.array(draw),
      asked: z.nullable(draw),
    }),
  },
  payment: {
    path: '/__provider/payment',
    body: z.object({
      orderId: id,
      language: z.string(),
      action: z.enum(['look', 'pay', 'refuse']),
      attempt: z.string().check(z.maxLength(60)),
    }),
    value: paymentValue,
  },
} as const

export type WalletCallName = keyof typeof walletCalls
export type WalletBody<Name extends WalletCallName> = z.infer<(typeof walletCalls)[Name]['body']>
export type WalletValue<Name extends WalletCallName> = z.infer<(typeof walletCalls)[Name]['value']>

/** Why the sandbox refuses a call. BAD_SIGNATURE has status 401; all others have 400, 403, 404 or 409. */
const refusalCodes = [
  'BAD_SIGNATURE',
  'MALFORMED',
  'TOKEN_UNKNOWN',
  'TOKEN_USED',
  'TOKEN_EXPIRED',
  'SESSION_UNKNOWN',
  'SESSION_EXPIRED',
  'INSUFFICIENT_FUNDS',
  'LOSS_LIMIT',
  'TIME_LIMIT',
  'BONUS_STAKE',
  'BONUS_GAME',
  'TX_CONFLICT',
  'TX_ROLLED_BACK',
  'ROUND_UNKNOWN',
  'ROUND_PAID',
  'JACKPOT_CLOSED',
  'AMOUNT_OUT_OF_RANGE',
  'ORDER_UNKNOWN',
] as const
export type RefusalCode = (typeof refusalCodes)[number]

export const refusalSchema = z.object({
  success: z.literal(false),
  code: z.enum(refusalCodes),
  message: z.string(),
  /**
   * With LOSS_LIMIT and TIME_LIMIT: what may still be lost, and when the limit ends, in ms since 1970. With BONUS_STAKE:
   * the largest bet with a bonus's money.
   */
  limit: z.optional(
    z.union([
      z.object({ left: z.optional(moneySchema), until: z.number() }),
      z.object({ most: moneySchema }),
    ]),
  ),
})
export type LimitNote = NonNullable<z.infer<typeof refusalSchema>['limit']>
