import { Hono } from 'hono'
import * as z from 'zod/mini'
import { listAgentApplications } from '#sandbox/operator/agent-application/routes.ts'
import { answerPayment } from '#sandbox/operator/deposits/pay-deposit.ts'
import { listFeedback } from '#sandbox/operator/feedback/routes.ts'
import type { GatewayContext, GatewayEnvironment } from '#sandbox/operator/gateway/context.ts'
import { faultSchema } from '#sandbox/operator/gateway/faults.ts'
import { largestBalance, readMinor } from '#sandbox/operator/ledger/amounts.ts'
import { auditLedger } from '#sandbox/operator/ledger/audit.ts'
import { walletBalance } from '#sandbox/operator/ledger/wallet.ts'
import { promotionStatesOf, setPromotionState } from '#sandbox/operator/members/promotion-states.ts'
import { welcomeCredit } from '#sandbox/operator/members/register.ts'
import {
  paymentPasswordState,
  setPaymentPassword,
} from '#sandbox/operator/payment-password/payment-password.ts'
import type { Sandbox } from '#sandbox/operator/sandbox.ts'
import { googleCode } from '#sandbox/operator/security/google-code.ts'
import { SettingError } from '#sandbox/operator/settings/settings.ts'
import { decideWithdrawal, decisions } from '#sandbox/operator/withdrawals/decide-withdrawal.ts'
import { namedAccounts } from '#sandbox/world/accounts/accounts.ts'
import { applicationStates } from '#shared/contract/endpoints/promotions.ts'
import { accountReport } from './account-report.ts'

const bodies = {
  reset: z.object({ data: z.optional(z.boolean()) }),
  clock: z.object({ advance: z.number().check(z.minimum(0)) }),
  balance: z.object({ amount: z.string() }),
  paymentPassword: z.object({ paymentPassword: z.string() }),
  chat: z.object({ text: z.string().check(z.minLength(1), z.maxLength(500)) }),
  /** Without a state, the account no longer takes part in the promotion. */
  promotion: z.object({ state: z.optional(z.enum(applicationStates)) }),
  withdrawal: z.object({ decision: z.enum(decisions) }),
  account: z.object({
    username: z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9]{3,14}$/)),
    password: z.string().check(z.minLength(6)),
    type: z.optional(z.number()),
    balance: z.optional(z.string()),
  }),
}

/**
 * The JSON API under /__sandbox/api, which tests use to read and change the sandbox. Real operators have no such API.
 */
export function sandboxApi(sandbox: Sandbox): Hono<GatewayEnvironment> {
  const { settings, faults, calls, inbox, clock, members, sessions, db } = sandbox
  const api = new Hono<GatewayEnvironment>()

  api.get('/state', (context) =>
    context.json({
      origin: sandbox.origin ?? new URL(context.req.url).origin,
      providerOrigin: sandbox.providerOrigin,
      now: clock.now(),
      seed: sandbox.seed,
      scale: sandbox.scale,
      inMemory: sandbox.inMemory,
      notices: sandbox.notices,
      settings: settings.values,
      faults: faults.list(),
    }),
  )
  api.post('/reset', async (context) => {
    sandbox.reset(await read(context, bodies.reset))
    return context.json({ reset: true })
  })

  api.get('/settings', (context) => context.json(settings.values))
  api.patch('/settings', async (context) => {
    settings.change(await context.req.json())
    return context.json(settings.values)
  })

  api.get('/faults', (context) => context.json(faults.list()))
  api.post('/faults', async (context) => {
    faults.set(await read(context, faultSchema))
    return context.json(faults.list())
  })
  api.delete('/faults', (context) => {
    faults.clear(context.req.query('endpoint'))
    return context.json(faults.list())
  })

  api.get('/violations', (context) => context.json(calls.violations))
  api.delete('/violations', (context) => {
    calls.clearViolations()
    return context.json([])
  })
  api.get('/monitoring', (context) => context.json(sandbox.monitoring.list()))
  api.get('/calls', (context) => context.json(calls.counts))

  api.get('/inbox', (context) => context.json(inbox.list(context.req.query('recipient'))))
  api.delete('/inbox', (context) => {
    inbox.clear()
    return context.json([])
  })
  api.get('/captcha', (context) => context.json({ answer: sandbox.captchas.latest()?.answer ?? null }))

  api.get('/google-code', (context) => {
    const secret = members.byUsername(context.req.query('username') ?? '')?.googleSecret
    return secret
      ? context.json({ code: googleCode(secret, clock.now()) })
      : context.json({ error: 'this account has no authenticator app' }, 404)
  })

  api.post('/clock', async (context) => {
    clock.advance((await read(context, bodies.clock)).advance)
    return context.json({ now: clock.now() })
  })
  api.get('/ledger', (context) => context.json(auditLedger(db)))

  api.get('/accounts', (context) => context.json(namedAccounts))
  api.post('/accounts', async (context) => {
    const { username, password, type, balance } = await read(context, bodies.account)
    if (members.byUsername(username)) return context.json({ error: `${username} is taken` }, 409)
    const member = members.create({ username, password, ...(type !== undefined && { type }) })
    setBalance(sandbox, member.id, balance === undefined ? welcomeCredit : minor(balance))
    return context.json({ ...accountReport(sandbox, username), token: sessions.begin(member.id) })
  })
  api.get('/accounts/:username', (context) => {
    const report = accountReport(sandbox, context.req.param('username'))
    return report ? context.json(report) : context.json({ error: 'nobody has this name' }, 404)
  })
  api.put('/accounts/:username/balance', async (context) => {
    const member = members.byUsername(context.req.param('username'))
    if (!member) return context.json({ error: 'nobody has this name' }, 404)
    setBalance(sandbox, member.id, minor((await read(context, bodies.balance)).amount))
    return context.json(accountReport(sandbox, member.username))
  })
  api.put('/accounts/:username/payment-password', async (context) => {
    const member = members.byUsername(context.req.param('username'))
    if (!member) return context.json({ error: 'nobody has this name' }, 404)
    const { paymentPassword } = await read(context, bodies.paymentPassword)
    setPaymentPassword(sandbox, member.id, paymentPassword)
    return context.json(paymentPasswordState(sandbox, member.id))
  })
  api.put('/accounts/:username/promotions/:id', async (context) => {
    const member = members.byUsername(context.req.param('username'))
    if (!member) return context.json({ error: 'nobody has this name' }, 404)
    const { state } = await read(context, bodies.promotion)
    setPromotionState(
      db,
      { accountId: member.id, promotionId: context.req.param('id'), now: clock.now() },
      state,
    )
    return context.json(promotionStatesOf(db, member.id))
  })
  /** Does what its payment page would do with an order. */
  api.post('/deposits/:id/:action{pay|refuse}', (context) => {
    const { id, action } = context.req.param()
    const order = answerPayment(sandbox, id, action === 'pay' ? 'pay' : 'refuse', 'api')
    return order ? context.json({ state: order.state }) : context.json({ error: 'no such order' }, 404)
  })
  api.post('/withdrawals/:id', async (context) => {
    const { decision } = await read(context, bodies.withdrawal)
    return decideWithdrawal(sandbox, context.req.param('id'), decision)
      ? context.json({ decided: true })
      : context.json({ error: 'no withdrawal with this id waits for that' }, 409)
  })
  api.get('/agent-applications', (context) => context.json(listAgentApplications(sandbox)))
  api.get('/feedback', (context) => context.json(listFeedback(sandbox)))
  api.post('/accounts/:username/chat', async (context) => {
    const member = members.byUsername(context.req.param('username'))
    if (!member) return context.json({ error: 'nobody has this name' }, 404)
    sandbox.chat.agentSays(member.id, (await read(context, bodies.chat)).text)
    return context.json({ unread: sandbox.chat.unread(member.id) })
  })
  api.post('/accounts/:username/sessions', (context) => {
    const member = members.byUsername(context.req.param('username'))
    return member
      ? context.json({ token: sessions.begin(member.id) })
      : context.json({ error: 'nobody has this name' }, 404)
  })
  api.delete('/accounts/:username/sessions', (context) => {
    const member = members.byUsername(context.req.param('username'))
    return context.json({ ended: member ? sessions.endAllOf(member.id) : 0 })
  })

  api.onError((error, context) => {
    const mistake =
      error instanceof z.core.$ZodError || error instanceof SettingError || error instanceof RangeError
    if (!mistake && !(error instanceof SyntaxError)) throw error
    return context.json({ error: error.message }, 400)
  })
  return api
}

async function read<Schema extends z.ZodMiniType>(
  context: GatewayContext,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = await context.req.text()
  return z.parse(schema, text === '' ? {} : JSON.parse(text))
}

/** Sets a wallet's balance by booking the difference. */
function setBalance(sandbox: Sandbox, accountId: number, amount: number): void {
  const difference = amount - walletBalance(sandbox, accountId)
  sandbox.ledger.move('adjustment', crypto.randomUUID(), sandbox.clock.now(), accountId, difference)
}

function minor(text: string): number {
  const amount = readMinor(text, largestBalance)
  if (amount === undefined) throw new RangeError(`"${text}" is not an amount that a wallet can hold`)
  return amount
}
