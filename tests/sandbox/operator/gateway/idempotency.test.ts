import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { answerPayment } from '../deposits/pay-deposit.ts'
import { depositTakes } from '../deposits/settle-deposits.ts'
import { auditLedger } from '../ledger/audit.ts'

let client: TestClient
beforeEach(() => {
  client = new TestClient()
})
afterEach(() => client.close())

const order = { channelId: 'gcash', amount: '500.00' }

const pay = (orderId: string) => answerPayment(client.server.sandbox, orderId, 'pay', 'test')

test('a deposit waits for its payment, then is credited by the ledger, once', async () => {
  const token = await client.logIn('juan')
  const { orderId, state } = await client.value(contract.cashier.deposit, order, { token, key: 'k1' })
  expect(state).toBe('created')
  client.server.clock.advance(depositTakes)
  expect(await client.balance(token)).toBe('12480.75')
  pay(orderId)
  pay(orderId)
  client.server.clock.advance(depositTakes)
  const seen = await client.value(contract.cashier.depositOrder, { orderId }, { token })
  expect(seen.order).toMatchObject({ state: 'credited', amount: '500.00' })
  expect(await client.value(contract.cashier.depositOrder, { idempotencyKey: 'k1' }, { token })).toEqual(seen)
  expect(await client.balance(token)).toBe('12980.75')
  expect(auditLedger(client.server.db).balanced).toBe(true)
})

test('the same key again gives the same order; two keys are two orders', async () => {
  const token = await client.logIn('juan')
  const first = await client.value(contract.cashier.deposit, order, { token, key: 'k1' })
  pay(first.orderId)
  client.server.clock.advance(depositTakes)
  expect(await client.value(contract.cashier.deposit, order, { token, key: 'k1' })).toEqual(first)
  const second = await client.value(contract.cashier.deposit, order, { token, key: 'k2' })
  pay(second.orderId)
  client.server.clock.advance(depositTakes)
  expect(await client.balance(token)).toBe('13480.75')
})

test('a key is for one request, and no request that moves money comes without', async () => {
  const token = await client.logIn('juan')
  await client.call(contract.cashier.deposit, order, { token, key: 'k1' })
  const other = await client.call(
    contract.cashier.deposit,
    { ...order, amount: '600.00' },
    { token, key: 'k1' },
  )
  expect(other).toMatchObject({ success: false, code: 'IDEMPOTENCY_CONFLICT' })
  expect(await client.call(contract.cashier.deposit, order, { token })).toMatchObject({
    code: 'IDEMPOTENCY_KEY_MISSING',
  })
})

test('a lost answer was still work done: asking again with the key finds the order', async () => {
  const token = await client.logIn('juan')
  client.server.sandbox.faults.set({ endpoint: 'cashier.deposit', kind: 'lostAnswer', times: 1 })
  const lost = await client.send(contract.cashier.deposit, order, { token, key: 'k1' })
  expect(lost.type).toBe('error')
  await client.value(contract.cashier.deposit, order, { token, key: 'k1' })
  expect(client.server.db.all('SELECT id FROM deposits')).toHaveLength(1)
})

test.each([
  ['an amount below the channel’s least', { ...order, amount: '49.99' }, 'AMOUNT_OUT_OF_RANGE'],
  ['an amount above its most', { ...order, amount: '50000.01' }, 'AMOUNT_OUT_OF_RANGE'],
  ['a third decimal', { ...order, amount: '100.005' }, 'AMOUNT_INVALID'],
  ['words', { ...order, amount: 'sandaan' }, 'AMOUNT_INVALID'],
  ['a channel that is gone', { ...order, channelId: 'cheque' }, 'CHANNEL_GONE'],
])('%s is refused', async (_, input, code) => {
  const token = await client.logIn('juan')
  expect(await client.call(contract.cashier.deposit, input, { token, key: 'k1' })).toMatchObject({ code })
})

test.each([
  ['none', undefined, 'IDEMPOTENCY_KEY_MISSING'],
  ['an empty one', '', 'IDEMPOTENCY_KEY_MISSING'],
  ['one of 201 characters', 'k'.repeat(201), 'IDEMPOTENCY_KEY_INVALID'],
  ['one with a tab', 'k\tk', 'IDEMPOTENCY_KEY_INVALID'],
])(
  '[MBR-14] a call that moves money with %s as its key is refused, and nothing moves',
  async (_, key, code) => {
    const token = await client.logIn('juan')
    const options = { token, ...(key !== undefined && { key }) }
    expect(await client.call(contract.cashier.deposit, order, options)).toMatchObject({ code })
    expect(client.server.db.all('SELECT id FROM deposits')).toHaveLength(0)
  },
)

test('a body that isn’t JSON is refused in words that make sense', async () => {
  const answer = await client.fetch(contract.session.login.path, {
    method: 'POST',
    body: 'not JSON',
    headers: { 'Content-Type': 'application/json', Merchant: 'palaro', Language: 'EN' },
  })
  expect(await answer.json()).toMatchObject({
    message: expect.stringMatching(/^We couldn’t read your request/),
  })
})
