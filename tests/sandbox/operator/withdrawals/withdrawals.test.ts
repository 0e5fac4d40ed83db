import { afterEach, beforeEach, expect, test } from 'vitest'
import { sameText } from '#sandbox/world/texts/language.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { grantBonus } from '../bonuses/grant-bonus.ts'
import { auditLedger } from '../ledger/audit.ts'
import { less, openTeller, pin } from './test-teller.ts'

const minute = 60_000

let teller: Awaited<ReturnType<typeof openTeller>>
beforeEach(async () => {
  teller = await openTeller()
})
afterEach(() => teller.client.close())

const set = (values: object) => teller.client.server.sandbox.settings.change(values)

test('[MBR-06] a request takes its amount at once, is reviewed, paid, and asked about until the deadline', async () => {
  const before = await teller.balance()
  const orderId = await teller.withdraw({ amount: '2000.00' })
  const created = teller.clock.now()
  expect(await teller.balance()).toBe(less(before, 2000_00))
  expect(await teller.order(orderId)).toMatchObject({
    state: 'review',
    amount: '2000.00',
    fee: '0.00',
    received: '2000.00',
    bankName: 'GCash',
    number: '0917 ••• ••67',
    created,
    answerBy: null,
  })
  teller.clock.advance(2000)
  expect(await teller.order(orderId)).toMatchObject({ state: 'paying', reviewed: created + 2000 })
  teller.clock.advance(2000)
  const answerBy = created + 4000 + 30 * minute
  expect(await teller.order(orderId)).toMatchObject({ state: 'paid', paid: created + 4000, answerBy })
  teller.clock.advance(30 * minute - 1)
  expect(await teller.order(orderId)).toMatchObject({ state: 'paid' })
  teller.clock.advance(1)
  expect(await teller.order(orderId)).toMatchObject({
    state: 'received',
    receipt: 'deadline',
    closed: answerBy,
    answerBy: null,
  })
  expect(await teller.balance()).toBe(less(before, 2000_00))
  expect(auditLedger(teller.client.server.db)).toMatchObject({ balanced: true, faults: [] })
})

test('[MBR-06] a jump of the clock takes an order through all of its steps, at their times', async () => {
  const orderId = await teller.withdraw()
  const created = teller.clock.now()
  teller.clock.advance(90 * minute)
  expect(await teller.order(orderId)).toMatchObject({
    state: 'received',
    reviewed: created + 2000,
    paid: created + 4000,
    closed: created + 4000 + 30 * minute,
  })
})

test.each([
  ['', 'AMOUNT_INVALID'],
  ['0', 'AMOUNT_OUT_OF_RANGE'],
  ['-500', 'AMOUNT_OUT_OF_RANGE'],
  ['99.99', 'AMOUNT_OUT_OF_RANGE'],
  ['100.001', 'AMOUNT_INVALID'],
  ['5e2', 'AMOUNT_INVALID'],
  ['NaN', 'AMOUNT_INVALID'],
  ['1000000000000000', 'AMOUNT_INVALID'],
  ['999999999999999', 'AMOUNT_OUT_OF_RANGE'],
  ['50000.01', 'AMOUNT_OUT_OF_RANGE'],
  ['12480.76', 'WITHDRAWAL_ABOVE_FREE'],
])('[MBR-06] an amount of "%s" is refused with %s, and nothing moves', async (amount, code) => {
  const before = await teller.balance()
  expect(await teller.ask({ amount })).toMatchObject({ success: false, code })
  expect(await teller.balance()).toBe(before)
})

test('[MBR-06] all that is free can be withdrawn, and not a centavo more', async () => {
  await teller.withdraw({ amount: '12480.75' })
  expect(await teller.balance()).toBe('0.00')
  expect(await teller.terms()).toMatchObject({ free: '0.00', total: '0.00' })
})

test('[MBR-06] turnover keeps its money, by source and name, until it is met', async () => {
  const { sandbox } = teller.client.server
  const bonus = { id: 'B-reload', kind: 'bonus', title: sameText('Reload 50%') } as const
  grantBonus(sandbox, 1, { ...bonus, amount: 1500_00, required: 12_000_00 })
  expect(await teller.terms()).toMatchObject({
    total: '13980.75',
    locked: '1500.00',
    free: '12480.75',
    requirements: [
      { source: 'bonus', name: 'Reload 50%', required: '12000.00', done: '0.00', locked: '1500.00' },
    ],
  })
  expect(await teller.ask({ amount: '12480.76' })).toMatchObject({
    code: 'WITHDRAWAL_ABOVE_FREE',
    message: expect.stringContaining('12,480.75'),
  })
  sandbox.db.run('UPDATE turnover SET done = required, ended = 1')
  expect(await teller.ask({ amount: '13980.75' })).toMatchObject({ success: true })
})

test('[MBR-14] the same key is one withdrawal, another body a conflict, another account its own', async () => {
  const before = await teller.balance()
  const { checkToken } = await teller.prove()
  const first = await teller.ask({ checkToken }, 'twice')
  expect(await teller.ask({ checkToken }, 'twice')).toEqual(first)
  expect(await teller.ask({ checkToken, amount: '600.00' }, 'twice')).toMatchObject({
    code: 'IDEMPOTENCY_CONFLICT',
  })
  expect(await teller.balance()).toBe(less(before, 500_00))
  const outcome = (token: string) =>
    teller.client.value(contract.withdrawals.order, { idempotencyKey: 'twice' }, { token })
  expect(await outcome(teller.token)).toMatchObject({ order: { amount: '500.00' } })
  expect(await outcome(await teller.client.logIn('rico'))).toEqual({ order: null })
  expect(await teller.ask({}, '')).toMatchObject({ code: 'IDEMPOTENCY_KEY_MISSING' })
})

test('[MBR-06] each request needs its own proof of the payment password', async () => {
  const { checkToken } = await teller.prove()
  await teller.withdraw({ checkToken })
  expect(await teller.ask({ checkToken })).toMatchObject({ code: 'CHECK_REQUIRED' })
  const late = await teller.prove()
  teller.clock.advance(2 * minute)
  expect(await teller.ask(late)).toMatchObject({ code: 'CHECK_REQUIRED' })
})

test('[MBR-06] a refused request leaves its proof for the next', async () => {
  const proof = await teller.prove()
  expect(await teller.ask({ ...proof, amount: '1' })).toMatchObject({ code: 'AMOUNT_OUT_OF_RANGE' })
  expect(await teller.ask(proof)).toMatchObject({ success: true })
})

test('[MBR-06] the fee is paid from the amount, after the free ones of a day, and comes back with a rejection', async () => {
  for (let order = 0; order < 3; order += 1) await teller.withdraw({ amount: '100.00' })
  expect(await teller.terms()).toMatchObject({ fee: { next: '10.00', usual: '10.00', free: 3, freeLeft: 0 } })
  expect(await teller.ask({ fee: '0.00' })).toMatchObject({ code: 'WITHDRAWAL_FEE_CHANGED' })
  set({ withdrawalOutcome: 'rejected' })
  const before = await teller.balance()
  const orderId = await teller.withdraw({ fee: '10.00' })
  expect(await teller.order(orderId)).toMatchObject({ amount: '500.00', fee: '10.00', received: '490.00' })
  expect(await teller.balance()).toBe(less(before, 500_00))
  teller.clock.advance(minute)
  expect(await teller.order(orderId)).toMatchObject({ state: 'rejected', closed: expect.any(Number) })
  expect(await teller.balance()).toBe(before)
  expect(teller.client.server.sandbox.ledger.balance('fees')).toBe(0)
  const net = await teller.client.value(contract.cashier.netDeposits, {}, { token: teller.token })
  expect(net.withdrawals).toBe('300.00')
  // A rejected order doesn't count towards the day.
  expect(await teller.terms()).toMatchObject({ day: { countLeft: 7, amountLeft: '499700.00' } })
})

test('[MBR-06] one that fails on its way is returned once', async () => {
  set({ withdrawalOutcome: 'failed' })
  const before = await teller.balance()
  const orderId = await teller.withdraw()
  teller.clock.advance(2000)
  expect(await teller.order(orderId)).toMatchObject({ state: 'paying' })
  teller.clock.advance(2000)
  expect(await teller.order(orderId)).toMatchObject({ state: 'failed' })
  teller.clock.advance(90 * minute)
  expect(await teller.balance()).toBe(before)
})

test('[MBR-06] a payout account that is gone, or another’s, is refused', async () => {
  const { client, token, accountId } = teller
  expect(await teller.ask({ accountId: '99' })).toMatchObject({ code: 'PAYOUT_GONE' })
  await client.value(contract.payout.remove, { accountId, paymentPassword: pin }, { token })
  expect(await teller.ask()).toMatchObject({ code: 'PAYOUT_GONE' })
})

test('[MBR-06] one that people decide waits for them; nothing in the contract cancels it', async () => {
  teller.client.close()
  teller = await openTeller({ withdrawalReview: 'by hand' })
  const before = await teller.balance()
  const [first, second] = [await teller.withdraw(), await teller.withdraw()]
  expect(await teller.terms()).toMatchObject({ reviewSeconds: null })
  teller.clock.advance(90 * minute)
  expect(await teller.order(first)).toMatchObject({ state: 'review' })
  const decide = (id: string, decision: string) =>
    teller.client.fetch(`/__sandbox/api/withdrawals/${id}`, {
      method: 'POST',
      body: JSON.stringify({ decision }),
    })
  expect((await decide(first, 'reject')).status).toBe(200)
  expect((await decide(first, 'approve')).status).toBe(409)
  expect((await decide(second, 'approve')).status).toBe(200)
  expect(await teller.order(first)).toMatchObject({ state: 'rejected' })
  expect(await teller.order(second)).toMatchObject({ state: 'paying' })
  expect((await decide(second, 'fail')).status).toBe(200)
  expect(await teller.balance()).toBe(before)
  expect(Object.keys(contract.withdrawals)).toEqual(['terms', 'request', 'order', 'list', 'answer'])
})

test('[MBR-06] money that has no room in the wallet comes back as soon as it has', async () => {
  set({ withdrawalOutcome: 'rejected' })
  const { ledger } = teller.client.server.sandbox
  const orderId = await teller.withdraw({ amount: '100.00' })
  ledger.move('adjustment', 'fill', teller.clock.now(), 1, 999_999_999_999_999 - ledger.balance('wallet', 1))
  teller.clock.advance(minute)
  expect(await teller.order(orderId)).toMatchObject({ state: 'review' })
  ledger.move('adjustment', 'drain', teller.clock.now(), 1, -100_00)
  expect(await teller.order(orderId)).toMatchObject({ state: 'rejected' })
  expect(ledger.balance('wallet', 1)).toBe(999_999_999_999_999)
})

test('[GRD-02] a demo account can’t withdraw', async () => {
  const { token = '' } = await teller.client.value(contract.session.freePlay, {
    os: 'linux',
    platform: 'W',
    random: 'x',
    gatewayVersion: 3,
  })
  const request = { accountId: '1', amount: '100.00', fee: '0.00', checkToken: 'pc_none' }
  expect(await teller.client.call(contract.withdrawals.request, request, { token, key: 'k' })).toMatchObject({
    code: 'DEMO_NOT_ALLOWED',
  })
})
