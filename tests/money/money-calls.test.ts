/**
 * Every call that moves money, under everything that can happen to it. The calls come from the contract, so a new one
 * is included by itself and fails here until it has a case.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { gatewayNow, noteTime } from '#lib/clock/gateway-clock.ts'
import { Gateway } from '#lib/gateway/gateway.ts'
import { createMoneyOperation } from '#lib/money-operation/create-money-operation.ts'
import { useSessionStore } from '#lib/session/session-store.ts'
import { seal, TestClient } from '#sandbox/entry/testing/test-client.ts'
import { passwordProof, paymentProof } from '#sandbox/entry/testing/test-steps.ts'
import { auditLedger } from '#sandbox/operator/ledger/audit.ts'
import type { MoneyEndpoint } from '#shared/contract/endpoint.ts'
import { allEndpoints, contract } from '#shared/contract/endpoints/index.ts'
import { type Actor, moneyCases } from './money-cases.ts'

const origin = 'http://127.0.0.1:4310'
const isMoney = (endpoint: (typeof allEndpoints)[number]): endpoint is MoneyEndpoint =>
  endpoint.movesMoney !== undefined
const moneyCalls = allEndpoints.filter(isMoney)

/** Made once for each call, as in the site. A session that ends empties it. */
const operations = new Map(moneyCalls.map((endpoint) => [endpoint.id, createMoneyOperation(endpoint)]))

/** Tables that don't tell what a call did: keys, tokens and counters. */
const aside = new Set([
  'answers',
  'nonces',
  'sessions',
  'check_tokens',
  'wrong_tries',
  'meta',
  'settings',
  'referral_settled',
  'leaderboard_weeks',
  'ranking_months',
])

let client: TestClient
let actor: Actor
/** A sandbox of its own, with the account that a call is made by. */
async function begin(account = 'juan'): Promise<void> {
  client = new TestClient()
  const id = client.server.sandbox.members.byUsername(account)?.id ?? 0
  actor = { client, token: await client.logIn(account), id }
}
/** An account that has nothing to do with the call, and may ask what became of it. */
const strangerTo = ({ agentOnly }: MoneyEndpoint) => (agentOnly ? 'agent42' : 'rico')

beforeEach(() => {
  // Node has no window and no session storage.
  const kept = new Map<string, string>()
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
      removeItem: (name: string) => kept.delete(name),
    },
  })
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => send(url, init))
  useSessionStore.getState().setSignedIn(true)
})
afterEach(() => {
  useSessionStore.getState().setSignedIn(false)
  client.close()
})

/** A dropped connection is an error response in process; in a browser, fetch rejects. */
async function send(url: string, init: RequestInit): Promise<Response> {
  const response = await client.fetch(url.slice(origin.length), init)
  if (response.type === 'error') throw new TypeError('the connection broke')
  return response
}

const gatewayOf = ({ token }: Actor) =>
  new Gateway({
    baseUrl: origin,
    merchant: 'palaro',
    language: () => 'EN',
    sessionHeaders: () => ({ Authorization: `Bearer ${token}` }),
    session: () => 1,
    encrypt: (payload) => seal(payload),
    onMisfit() {},
    onFault: () => {},
  })

/** What is in the books: the wallets' balances and the number of rows of each table. */
function books(): Record<string, number> {
  const { db } = client.server
  const tables = db
    .all<{ name: string }>("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    .filter(({ name }) => !aside.has(name))
  const rows = tables.map(({ name }) => [
    name,
    db.get<{ count: number }>(`SELECT COUNT(*) AS count FROM ${name}`)?.count ?? 0,
  ])
  const wallets = db
    .all<{ name: string; balance: number }>(
      "SELECT kind || ' ' || owner AS name, balance FROM ledger_accounts WHERE kind GLOB 'wallet*' AND owner < 50",
    )
    .map(({ name, balance }) => [name, balance])
  return Object.fromEntries([...rows, ...wallets])
}

/** What has changed in the books, by name. */
function changes(before: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(books())
      .map(([name, now]) => [name, now - (before[name] ?? 0)] as const)
      .filter(([, change]) => change !== 0),
  )
}

/** The form of a call, as an account uses it, with what the case prepared. */
async function openForm(endpoint: MoneyEndpoint) {
  const moneyCase = moneyCases[endpoint.id]
  if (!moneyCase) throw new Error(`${endpoint.id} moves money and has no case in money-cases.ts`)
  const { input, other } = await moneyCase.prepare(actor)
  const operation = operations.get(endpoint.id)
  if (!operation) throw new Error(`there is no operation for ${endpoint.id}`)
  operation.open(String(actor.id))
  const before = books()
  const state = () => operation.store.getState().operation
  return {
    input,
    other,
    before,
    state,
    step: () => state().step,
    operation,
    exhaust: () => moneyCase.exhaust(actor),
    limit: () => moneyCase.limit?.(actor),
    press: () => operation.send(gatewayOf(actor), input),
    /** Asks for the outcome by the key, as the form does while it is unknown. */
    ask: async () => {
      const outcome = await client.value(
        endpoint.movesMoney.outcome,
        { idempotencyKey: state().key },
        { token: actor.token },
      )
      operation.found(outcome.order)
    },
  }
}

/** What `onceOnly` returned, by call: every sandbox begins with the same content at the same time. */
const madeOnce = new Map<string, Record<string, number>>()

/** The changes of one undisturbed call in a sandbox of its own. */
async function onceOnly(endpoint: MoneyEndpoint): Promise<Record<string, number>> {
  const known = madeOnce.get(endpoint.id)
  if (known) return known
  const form = await openForm(endpoint)
  await form.press()
  expect(form.step()).toBe('settled')
  const made = changes(form.before)
  expect(made).not.toEqual({})
  madeOnce.set(endpoint.id, made)
  useSessionStore.getState().setSignedIn(false)
  useSessionStore.getState().setSignedIn(true)
  client.close()
  await begin(moneyCases[endpoint.id]?.account)
  return made
}

/** Whatever happened, the books add up, and no wallet is below zero. */
function expectSoundBooks(): void {
  client.server.clock.advance(3_600_000)
  expect(auditLedger(client.server.db)).toMatchObject({ balanced: true, total: 0, faults: [] })
}

describe.each(moneyCalls.map((endpoint) => [endpoint.id, endpoint] as const))(
  '[MBR-14] %s moves its money once or not at all',
  (_, endpoint) => {
    beforeEach(async () => begin(moneyCases[endpoint.id]?.account))

    test.each([
      ['the request is lost on its way', 'drop', 'editing'],
      ['its answer is lost', 'lostAnswer', 'settled'],
      ['its answer is cut off', 'truncated', 'settled'],
      ['a proxy answers instead', 'html', 'editing'],
      ['the gateway fails', '500', 'editing'],
    ] as const)('%s: the form asks what became of it, and tells the truth', async (_case, kind, then) => {
      const once = await onceOnly(endpoint)
      const form = await openForm(endpoint)
      client.server.sandbox.faults.set({ endpoint: endpoint.id, kind, times: 1 })
      await form.press()
      expect(form.step()).toBe('unknown')
      await form.ask()
      expect(form.step()).toBe(then)
      // Pressed again: what was done isn't done again, what wasn't is done now.
      await form.press()
      expect(form.step()).toBe('settled')
      expect(changes(form.before)).toEqual(once)
      expectSoundBooks()
    })

    test('pressed twice at once: one request', async () => {
      const once = await onceOnly(endpoint)
      const form = await openForm(endpoint)
      await Promise.all([form.press(), form.press()])
      expect(form.step()).toBe('settled')
      expect(changes(form.before)).toEqual(once)
      expectSoundBooks()
    })

    test('sent by two tabs with the key that they share: one order, for both the same', async () => {
      const once = await onceOnly(endpoint)
      const { before, input } = await openForm(endpoint)
      const call = () => client.call(endpoint, input, { token: actor.token, key: 'shared-key-of-two-tabs' })
      const [first, second] = await Promise.all([call(), call()])
      expect(first).toMatchObject({ success: true })
      expect(second).toEqual(first)
      expect(changes(before)).toEqual(once)
      expectSoundBooks()
    })

    test('the sandbox dies in the middle: nothing is left, and the same key goes through afterwards', async () => {
      const once = await onceOnly(endpoint)
      const form = await openForm(endpoint)
      // The answer is stored last, when all the work has been done.
      client.server.db.exec(
        "CREATE TRIGGER die BEFORE INSERT ON answers BEGIN SELECT RAISE(ABORT, 'killed'); END",
      )
      await form.press()
      expect(changes(form.before)).toEqual({})
      client.server.db.exec('DROP TRIGGER die')
      await form.ask()
      await form.press()
      expect(form.step()).toBe('settled')
      expect(changes(form.before)).toEqual(once)
      expectSoundBooks()
    })

    test('replayed with another body: refused, and nothing more is moved', async () => {
      const once = await onceOnly(endpoint)
      const { before, input, other } = await openForm(endpoint)
      const options = { token: actor.token, key: 'a-key-of-one-request' }
      expect(await client.call(endpoint, input, options)).toMatchObject({ success: true })
      const expected = other ? { code: 'IDEMPOTENCY_CONFLICT' } : { success: true }
      expect(await client.call(endpoint, other ?? input, options)).toMatchObject(expected)
      expect(changes(before)).toEqual(once)
      expectSoundBooks()
    })

    test('logged out in the middle: 401, nothing is moved, and no other account sees the outcome', async () => {
      const form = await openForm(endpoint)
      client.server.sandbox.sessions.endAllOf(actor.id)
      await form.press()
      expect(form.step()).toBe('refused')
      expect(changes(form.before)).toEqual({})
      const stranger = await client.logIn(strangerTo(endpoint))
      const outcome = { idempotencyKey: form.state().key }
      expect(await client.value(endpoint.movesMoney.outcome, outcome, { token: stranger })).toEqual({
        order: null,
      })
      expectSoundBooks()
    })

    test('the outcome of a key that is a day old can no longer be told: the form says so', async () => {
      const form = await openForm(endpoint)
      client.server.sandbox.faults.set({ endpoint: endpoint.id, kind: 'drop', times: 1 })
      await form.press()
      expect(form.step()).toBe('unknown')
      const heard = performance.now()
      noteTime(gatewayNow() + 25 * 3_600_000, { sent: heard, arrived: heard })
      await form.ask()
      expect(form.step()).toBe('expired')
      expect(changes(form.before)).toEqual({})
    })

    test('what it needs is gone meanwhile: refused with the reason, and nothing is moved', async () => {
      const form = await openForm(endpoint)
      const code = await form.exhaust()
      const before = books()
      await form.press()
      expect(form.state()).toMatchObject({ step: 'refused', fault: { fault: { kind: 'refused', code } } })
      expect(changes(before)).toEqual({})
      expectSoundBooks()
    })

    test('without a key, or without a session: refused before any work', async () => {
      const { before, input } = await openForm(endpoint)
      expect(await client.call(endpoint, input, { token: actor.token })).toMatchObject({
        code: 'IDEMPOTENCY_KEY_MISSING',
      })
      expect((await client.send(endpoint, input, { key: 'some-key' })).status).toBe(401)
      expect(changes(before)).toEqual({})
    })
  },
)

const leavingCalls = moneyCalls.filter(({ movesMoney }) => movesMoney.leavesFor)

test.each(leavingCalls.map((endpoint) => [endpoint.id, endpoint] as const))(
  '[SEC-06] %s moves nothing without the payment password’s proof: not by the login password, and by no other’s proof',
  async (_, endpoint) => {
    const { account = 'juan' } = moneyCases[endpoint.id] ?? {}
    await begin(account)
    const elsewhere = await client.logIn(account)
    const { input, before } = await openForm(endpoint)
    const { member, paymentPassword } = contract
    const login = await Promise.all(
      member.passwordCheck.input.shape.purpose.options.map((purpose) =>
        passwordProof(client, actor.token, purpose),
      ),
    )
    const others = paymentPassword.check.input.shape.purpose.options.filter(
      (purpose) => purpose !== endpoint.movesMoney.leavesFor,
    )
    const payment = await Promise.all(others.map((purpose) => paymentProof(client, actor.token, purpose)))
    const session = await paymentProof(client, elsewhere, endpoint.movesMoney.leavesFor ?? 'withdraw')
    const proofs = [{ checkToken: '' }, { checkToken: 'pc_invented' }, ...login, ...payment, session]
    for (const [index, proof] of proofs.entries()) {
      const options = { token: actor.token, key: `unproved-${index}` }
      expect(await client.call(endpoint, { ...input, ...proof }, options)).toMatchObject({
        code: 'CHECK_REQUIRED',
      })
    }
    expect(changes(before)).toEqual({})
    const [key, token] = ['unproved-0', actor.token]
    expect(await client.call(endpoint, input, { token, key })).toMatchObject({ success: true })
  },
)

const limitedCalls = moneyCalls.filter(({ id }) => moneyCases[id]?.limit)

test.each(limitedCalls.map((endpoint) => [endpoint.id, endpoint] as const))(
  '[MBR-14][RSG-02] %s, when a limit is reached meanwhile: what was sent before stays, what is sent now is refused',
  async (_, endpoint) => {
    await begin(moneyCases[endpoint.id]?.account)
    const once = await onceOnly(endpoint)
    const form = await openForm(endpoint)
    client.server.sandbox.faults.set({ endpoint: endpoint.id, kind: 'lostAnswer', times: 1 })
    await form.press()
    expect(form.step()).toBe('unknown')
    const { key } = form.state()
    const made = { ...once, play_limits: 1 }
    const code = await form.limit()
    await form.ask()
    expect(form.step()).toBe('settled')
    const again = await client.call(endpoint, form.input, { token: actor.token, key })
    expect(again).toMatchObject({ success: true })
    expect(changes(form.before)).toEqual(made)

    const another = await client.call(endpoint, form.input, { token: actor.token, key: 'a-new-key-after-it' })
    expect(another).toMatchObject({ success: false, code, value: { left: '0.00' } })
    expect(changes(form.before)).toEqual(made)
    expectSoundBooks()
  },
)
