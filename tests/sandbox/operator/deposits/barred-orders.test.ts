/** Deposit orders that a limit, a break or an exclusion of the player no longer allows, and when a paid one counts. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { uploadPicture } from '#sandbox/entry/testing/test-steps.ts'
import { agentIds } from '#sandbox/world/accounts/accounts.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import type { PausePeriod } from '#shared/contract/endpoints/limits.ts'
import { stoppedClock } from '../clock/clock.ts'
import { assertLedgerBalanced } from '../ledger/audit.ts'
import { settleAccount } from '../settlement/settle-account.ts'
import { findOrder } from './orders.ts'
import { answerPayment } from './pay-deposit.ts'
import { depositTakes, reviewTakes } from './settle-deposits.ts'

const juan = 1
const minute = 60_000
const day = 24 * 60 * minute
let client: TestClient
let token: string
beforeEach(async () => {
  client = new TestClient({ clock: stoppedClock(Date.parse('2026-11-30T23:58:00+08:00')) })
  token = await client.logIn('juan')
})
afterEach(() => {
  assertLedgerBalanced(client.server.db)
  client.close()
})

let keys = 0
async function order(amount = '500.00', channelId = 'counter') {
  const input = { channelId, amount }
  advance(1000)
  const made = await client.value(contract.cashier.deposit, input, { token, key: `barred ${keys++}` })
  return made.orderId
}
const limit = (amount: string) =>
  client.value(contract.limits.set, { kind: 'deposit', period: 'day', limit: amount }, { token })
const pause = (period: PausePeriod) => client.value(contract.limits.pause, { period }, { token })
const pay = (orderId: string, attempt = 'try') =>
  answerPayment(client.server.sandbox, orderId, 'pay', attempt)
const advance = (time: number) => client.server.clock.advance(time)
const stored = (orderId: string) => findOrder(client.server.db, juan, 'id', orderId)
const funds = () => client.server.sandbox.ledger.balance('wallet', juan)
/** Somebody else's account is looked at. */
const othersLook = () => settleAccount(client.server.sandbox, agentIds.top)
const look = async (orderId: string) => {
  const body = { orderId, language: 'EN', action: 'look', attempt: '' } as const
  return (await client.wallet('payment', body)).value
}

test('[RSG-02] a lower limit ends the unpaid orders that would break it, the latest first, and each says why', async () => {
  const orders = [await order(), await order(), await order()]
  await limit('1000')
  const states = orders.map((id) => [stored(id)?.state, stored(id)?.endReason])
  expect(states).toEqual([
    ['created', null],
    ['created', null],
    ['cancelled', 'limit'],
  ])
  for (const id of orders) pay(id)
  advance(depositTakes)
  expect(await client.balance(token)).toBe('13450.75')
  const cancelled = { orderId: orders[2] ?? '' }
  const shown = await client.value(contract.cashier.depositOrder, cancelled, { token })
  expect(shown.order).toMatchObject({ state: 'cancelled', endReason: 'limit' })
  expect(await look(orders[2] ?? '')).toMatchObject({ state: 'cancelled', stopped: true })
})

test('[RSG-02] an order is checked again when it is paid, against a limit that the operator has lowered', async () => {
  const orderId = await order()
  client.server.sandbox.settings.change({ houseDepositLimit: '499.99' })
  expect(pay(orderId)).toMatchObject({ state: 'cancelled', endReason: 'limit' })
  client.server.sandbox.settings.change({ houseDepositLimit: '' })
  expect(pay(orderId)).toMatchObject({ state: 'cancelled' })
  expect(funds()).toBe(12_480_75)
})

test.each([
  ['hours24', 'break'],
  ['year1', 'exclusion'],
] as const)(
  '[RSG-03] a pause of %s, which is a %s, ends unpaid orders, and the payment page says so',
  async (period, reason) => {
    const orderId = await order()
    await pause(period)
    expect(await look(orderId)).toMatchObject({ state: 'cancelled', stopped: true })
    expect(pay(orderId)).toMatchObject({ state: 'cancelled', endReason: reason })
    advance(day)
    othersLook()
    expect(funds()).toBe(12_480_75)
  },
)

test('[RSG-03] money that arrives after an exclusion goes back to the payer, and its owner is told', async () => {
  const orderId = await order('1000', 'bank')
  const pictureIds = [await uploadPicture(client, token)]
  await client.value(contract.cashier.sendSlip, { orderId, pictureIds }, { token })
  await pause('months6')
  advance(reviewTakes)
  othersLook()
  expect(stored(orderId)).toMatchObject({ state: 'failed', endReason: 'exclusion' })
  expect(funds()).toBe(12_480_75)
  const told = client.server.db.get(
    'SELECT 1 FROM messages WHERE account_id = 1 AND kind = ?',
    'depositReturned',
  )
  expect(told).toBeDefined()
})

test('[RSG-02] a payment under way goes back if a limit that was set meanwhile doesn’t allow it', async () => {
  const orderId = await order()
  pay(orderId)
  await limit('499.99')
  advance(depositTakes)
  othersLook()
  expect(stored(orderId)).toMatchObject({ state: 'failed', endReason: 'limit' })
})

test('[MBR-05][MBR-14] a deposit is booked for when it was paid, once, whoever looks first and a month later', async () => {
  const orderId = await order()
  advance(minute)
  pay(orderId)
  pay(orderId, 'again')
  const confirmed = client.server.clock.now() + depositTakes
  advance(40 * day)
  othersLook()
  othersLook()
  expect(stored(orderId)).toMatchObject({ state: 'credited', ended: confirmed })
  const booked = client.server.db.all(
    'SELECT kind, created FROM ledger_transactions WHERE reference = ? ORDER BY id',
    orderId,
  )
  expect(booked).toEqual([
    { kind: 'deposit', created: confirmed },
    { kind: 'fee', created: confirmed },
  ])
  const opened = client.server.db.get('SELECT opened FROM turnover WHERE reference = ?', orderId)
  expect(opened).toEqual({ opened: confirmed })
})
