import { setTimeout as sleep } from 'node:timers/promises'
import type { Hono } from 'hono'
import * as z from 'zod/mini'
import { readLanguage } from '#sandbox/world/texts/language.ts'
import type { AnyEndpoint } from '#shared/contract/endpoint.ts'
import { BalanceLimitError } from '../ledger/ledger.ts'
import type { Sandbox } from '../sandbox.ts'
import { merchants } from '../settings/merchants.ts'
import { settleAccount } from '../settlement/settle-account.ts'
import { answerInstead, spoil } from './broken-answers.ts'
import { bearerToken } from './call-log.ts'
import { type GatewayContext, type GatewayEnvironment, visitorOf } from './context.ts'
import { answerWith, type Envelope, granted, refused } from './envelope.ts'
import type { Handler } from './handlers.ts'
import { answerOnce, isMoneyKey } from './idempotency.ts'
import { type LimitKind, TooMany } from './limits.ts'
import { readInput } from './read-input.ts'
import { Refusal, Unauthorized } from './refusal.ts'
import { requireAgent } from './require-agent.ts'
import { closedAnswer } from './system-gate.ts'
import { tooManyCalls } from './too-many.ts'
import { wrongField } from './wire-rules.ts'

/** Serves one endpoint as the contract declares it. Its handler computes the value. */
export function route<E extends AnyEndpoint>(
  app: Hono<GatewayEnvironment>,
  sandbox: Sandbox,
  endpoint: E,
  handler: Handler<E>,
): void {
  app.on(endpoint.method, endpoint.path, async (context) => {
    const fault = sandbox.faults.take(endpoint.id)
    if (fault?.delay) await sleep(fault.delay)
    const instead = fault && answerInstead(context, fault, visitorOf(context))
    if (instead) return instead
    const closed = closedAnswer(context, sandbox, endpoint)
    if (closed) return closed
    return work(context, sandbox, endpoint, handler, (envelope) =>
      fault ? spoil(context, fault, envelope) : answerWith(context, envelope),
    )
  })
}

async function work<E extends AnyEndpoint>(
  context: GatewayContext,
  sandbox: Sandbox,
  endpoint: E,
  handler: Handler<E>,
  answer: (envelope: Envelope) => Response,
): Promise<Response> {
  const language = readLanguage(context.req.header('Language'))
  const refusal = (error: Refusal): Envelope => refused(error.code, error.messageIn(language), error.value)
  try {
    if (!merchants.includes(context.req.header('Merchant') ?? ''))
      return context.json(refusal(new Refusal('UNKNOWN_MERCHANT')), 400)
    const limit = limitOf(endpoint, handler.limit)
    if (limit) sandbox.limits.spend(limit, visitorOf(context))
    const session = endpoint.auth === 'required' ? findSession(context, sandbox) : undefined
    const raw = await readInput(context, sandbox, endpoint)
    const parsed = z.safeParse<E['input']>(endpoint.input, raw)
    if (!parsed.success) {
      const field = parsed.error.issues[0]?.path.join('.')
      if (!field) return context.json(refusal(new Refusal('INVALID_PAYLOAD')), 400)
      return context.json(refusal(new Refusal('INVALID_INPUT', { field })), 400)
    }
    const field = wrongField(endpoint, parsed.data)
    if (field !== undefined) return context.json(refusal(new Refusal('INVALID_INPUT', { field })), 400)
    const idempotencyKey = context.req.header('Idempotency-Key')
    if (endpoint.movesMoney && !isMoneyKey(idempotencyKey))
      return answer(
        refusal(new Refusal(idempotencyKey ? 'IDEMPOTENCY_KEY_INVALID' : 'IDEMPOTENCY_KEY_MISSING')),
      )

    let caller = session
    const call = {
      input: parsed.data,
      language,
      visitor: visitorOf(context),
      agent: (context.req.header('User-Agent') ?? '').slice(0, 400),
      origin: sandbox.origin ?? new URL(context.req.url).origin,
      idempotencyKey: idempotencyKey ?? '',
      get session() {
        if (!caller) throw new Error(`${endpoint.id} needs no session and asks for one`)
        return caller.session
      },
      get member() {
        if (!caller) throw new Error(`${endpoint.id} needs no session and asks for its member`)
        return caller.member
      },
    }
    const outcome = sandbox.db.transaction(() => {
      try {
        // Looked up again, because the session or the account may have changed while the body was on its way.
        caller = session && findSession(context, sandbox)
        if (caller) settleAccount(sandbox, caller.member.id)
        if (endpoint.agentOnly && caller) requireAgent(sandbox, endpoint, caller.member, parsed.data)
        const once = endpoint.movesMoney && idempotencyKey
        return granted(once ? answerOnce(sandbox, endpoint, call, () => handler(call)) : handler(call))
      } catch (error) {
        // Caught inside the transaction, so that writes before a refusal are kept, such as the count of failed
        // logins.
        if (error instanceof Refusal) return refusal(error)
        throw error
      }
    })
    return answer(outcome)
  } catch (error) {
    if (error instanceof Refusal) return answer(refusal(error))
    // Everything of the call has been undone.
    if (error instanceof BalanceLimitError) return answer(refusal(new Refusal(fullOrShort[error.code])))
    if (error instanceof Unauthorized) return context.json(refusal(new Refusal('UNAUTHORIZED')), 401)
    if (error instanceof TooMany) return tooManyCalls(context, error.retryAfter)
    throw error
  }
}

/** What a call is refused with when a wallet can hold no more, or not that much less. */
const fullOrShort = {
  AMOUNT_OUT_OF_RANGE: 'BALANCE_FULL',
  INSUFFICIENT_FUNDS: 'INSUFFICIENT_FUNDS',
} as const

/** Every call without a session that changes something is rate-limited, even if its handler names no limit. */
const limitOf = ({ auth, method }: AnyEndpoint, named: LimitKind | undefined): LimitKind | undefined =>
  named ?? (auth === 'none' && method !== 'GET' ? 'open' : undefined)

function findSession(context: GatewayContext, sandbox: Sandbox) {
  const token = bearerToken(context.req.raw)
  const session = token === undefined ? undefined : sandbox.sessions.find(token)
  const member = session && sandbox.members.byId(session.accountId)
  if (!session || !member) throw new Unauthorized()
  return { session, member }
}
