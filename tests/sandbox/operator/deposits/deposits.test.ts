import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { uploadPicture } from '#sandbox/entry/testing/test-steps.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { assertLedgerBalanced } from '../ledger/audit.ts'
import { withdrawable } from '../turnover/turnover.ts'
import { answerPayment } from './pay-deposit.ts'
import { depositTakes, reviewTakes } from './settle-deposits.ts'

const { cashier } = contract
const minute = 60_000
const juan = 1

let client: TestClient
let token: string
beforeEach(async () => {
  client = new TestClient()
  token = await client.logIn('juan')
})
afterEach(() => {
  assertLedgerBalanced(client.server.db)
  client.close()
})

let keys = 0
const input = { channelId: 'gcash', amount: '500.00' }
const make = (more: object = {}) =>
  client.value(cashier.deposit, { ...input, ...more }, { token, key: `k${keys++}` })
const refused = (more: object = {}) =>
  client.call(cashier.deposit, { ...input, ...more }, { token, key: `k${keys++}` })
const orderOf = async (orderId: string) =>
  (await client.value(cashier.depositOrder, { orderId }, { token })).order
const pay = (orderId: string) => answerPayment(client.server.sandbox, orderId, 'pay', 'test')
const refuse = (orderId: string) => answerPayment(client.server.sandbox, orderId, 'refuse', 'test')
const advance = (time: number) => client.server.clock.advance(time)
const locked = () => withdrawable(client.server.sandbox, juan)
const slip = () => uploadPicture(client, token)

test('[MBR-05] each channel says how to pay: a page and a code, an account, a code for the counter', async () => {
  const wallet = await make()
  expect(wallet.payment?.payUrl).toBe(wallet.payment?.qr)
  expect(wallet.payment?.payUrl).not.toContain(token)
  const bank = await make({ channelId: 'bank', amount: '1000' })
  expect(bank.payment).toEqual({
    account: expect.objectContaining({ reference: expect.stringMatching(/^\d{8}$/) }),
  })
  const counter = await make({ channelId: 'counter' })
  expect(counter.payment).toMatchObject({ code: expect.stringMatching(/^(\d{4} ){2}\d{4}$/) })
  expect(counter).toMatchObject({ kind: 'counter', fee: '15.00', state: 'created' })
})

test('[MBR-05] an order waits, is confirmed, and is credited', async () => {
  const { orderId, timeLeft } = await make()
  expect(Math.round(timeLeft / minute)).toBe(15)
  advance(minute)
  expect(await orderOf(orderId)).toMatchObject({ state: 'created', paidTime: null })
  pay(orderId)
  expect(await orderOf(orderId)).toMatchObject({ state: 'pending', payment: null })
  expect(await client.balance(token)).toBe('12480.75')
  // Who has paid sees the money within seconds.
  advance(5000)
  expect(await orderOf(orderId)).toMatchObject({ state: 'credited', endTime: expect.any(Number) })
  expect(await client.balance(token)).toBe('12980.75')
  expect(refuse(orderId)?.state).toBe('credited')
})

test('[MBR-05] the payment refused, the time over, or the order cancelled: nothing is ever credited', async () => {
  const failed = await make()
  refuse(failed.orderId)
  const cancelled = await make()
  const answer = await client.value(cashier.cancelDeposit, { orderId: cancelled.orderId }, { token })
  expect(answer.state).toBe('cancelled')
  await client.value(cashier.cancelDeposit, { orderId: cancelled.orderId }, { token })
  const late = await make()
  advance(14 * minute)
  expect(await orderOf(late.orderId)).toMatchObject({ state: 'created' })
  advance(minute)
  for (const { orderId } of [failed, cancelled, late]) pay(orderId)
  advance(minute)
  const states = [failed, cancelled, late].map(async ({ orderId }) => (await orderOf(orderId))?.state)
  expect(await Promise.all(states)).toEqual(['failed', 'cancelled', 'expired'])
  expect(await client.balance(token)).toBe('12480.75')
})

test('[MBR-05] only an unpaid order of one’s own can be cancelled', async () => {
  const { orderId } = await make()
  const other = await client.logIn('rico')
  expect(await client.call(cashier.cancelDeposit, { orderId }, { token: other })).toMatchObject({
    code: 'DEPOSIT_NOT_FOUND',
  })
  expect((await client.value(cashier.depositOrder, { orderId }, { token: other })).order).toBeNull()
  pay(orderId)
  expect(await client.call(cashier.cancelDeposit, { orderId }, { token })).toMatchObject({
    code: 'DEPOSIT_NOT_OPEN',
  })
  advance(depositTakes)
  expect(await orderOf(orderId)).toMatchObject({ state: 'credited' })
})

test('[MBR-05] a transfer is reviewed with its slip, which is of this account and used once', async () => {
  const { orderId } = await make({ channelId: 'bank', amount: '1000' })
  const send = (pictureIds: string[], by = token) =>
    client.call(cashier.sendSlip, { orderId, pictureIds }, { token: by })
  const pictureId = await slip()
  expect(await send(['none'])).toMatchObject({ code: 'PICTURE_GONE' })
  expect(await send([pictureId], await client.logIn('rico'))).toMatchObject({ code: 'DEPOSIT_NOT_FOUND' })
  expect(await send([pictureId])).toMatchObject({ success: true, value: { state: 'pending' } })
  // A repeat, as after a lost answer.
  expect(await send([pictureId])).toMatchObject({ success: true })
  expect(await send([await slip()])).toMatchObject({ code: 'DEPOSIT_NOT_OPEN' })
  advance(reviewTakes / 2)
  expect(await orderOf(orderId)).toMatchObject({ state: 'pending' })
  advance(reviewTakes / 2)
  expect(await orderOf(orderId)).toMatchObject({ state: 'credited' })
  const wallet = await make()
  expect(
    await client.call(cashier.sendSlip, { orderId: wallet.orderId, pictureIds: [await slip()] }, { token }),
  ).toMatchObject({ code: 'DEPOSIT_NOT_FOUND' })
})

test('[MBR-05] a fee is booked on its own, and what is left must be bet once', async () => {
  const { orderId } = await make({ channelId: 'counter' })
  pay(orderId)
  advance(depositTakes)
  expect(await client.balance(token)).toBe('12965.75')
  const kinds = client.server.db.all<{ kind: string }>(
    'SELECT kind FROM ledger_transactions WHERE reference = ? ORDER BY id',
    orderId,
  )
  expect(kinds.map(({ kind }) => kind)).toEqual(['deposit', 'fee'])
  expect(locked()).toMatchObject({ locked: 485_00, requirements: [{ required: 485_00, source: 'deposit' }] })
})

test('[MBR-05] a channel that the merchant closes refuses new orders, and its open ones can still be paid', async () => {
  const { orderId } = await make()
  client.server.sandbox.settings.change({ closedChannels: 'maya, gcash' })
  expect(await refused()).toMatchObject({ success: false, code: 'CHANNEL_CLOSED' })
  const { channels } = await client.value(cashier.depositChannels, {}, { token })
  expect(channels.filter(({ open }) => open).map(({ channelId }) => channelId)).toEqual([
    'qrph',
    'bank',
    'counter',
  ])
  pay(orderId)
  advance(depositTakes)
  expect(await orderOf(orderId)).toMatchObject({ state: 'credited' })
})

test('[MBR-05] a bonus comes with its deposit, and each has its own turnover', async () => {
  const order = await make({ bonusId: 'first', amount: '500' })
  expect(order.bonus).toMatchObject({ amount: '500.00', required: '12000.00' })
  pay(order.orderId)
  expect(await client.balance(token)).toBe('12480.75')
  advance(depositTakes)
  expect(await client.balance(token)).toBe('13480.75')
  expect(locked()).toMatchObject({
    locked: 1000_00,
    requirements: [
      { source: 'deposit', required: 500_00, gameTypes: null, locked: 500_00 },
      { source: 'bonus', required: 12_000_00, gameTypes: ['RNG', 'FISH'], locked: 500_00 },
    ],
  })
  expect(await refused({ bonusId: 'first' })).toMatchObject({ code: 'BONUS_USED' })
})

test.each([
  ['unknown', { bonusId: 'none' }, 'BONUS_GONE'],
  ['of another day', { bonusId: 'reload' }, 'BONUS_GONE'],
  ['below its minimum', { bonusId: 'daily', amount: '299.99' }, 'BONUS_MINIMUM'],
  ['not given by the channel', { bonusId: 'first', channelId: 'bank', amount: '1000' }, 'BONUS_CHANNEL'],
])('[MBR-05] a bonus %s is refused before anything is paid', async (_, more, code) => {
  toDay(1)
  token = await client.logIn('juan')
  expect(await refused(more)).toMatchObject({ success: false, code })
  expect(client.server.db.all('SELECT 1 FROM deposits')).toEqual([])
})

/** Moves the clock to the next such weekday in Manila, 12:00. */
function toDay(weekday: number) {
  const now = client.server.clock.now() + 8 * 3_600_000
  const days = (weekday - new Date(now).getUTCDay() + 7) % 7
  const noon = Math.floor(now / 86_400_000) * 86_400_000 + 12 * 3_600_000
  advance(noon + (days === 0 && noon <= now ? 7 : days) * 86_400_000 - now)
}

test('[MBR-05] a bonus that the merchant withdraws is gone for new orders, and kept for those that have it', async () => {
  const order = await make({ bonusId: 'daily' })
  client.server.sandbox.settings.change({ withdrawnBonuses: 'daily' })
  expect(await refused({ bonusId: 'daily' })).toMatchObject({ code: 'BONUS_GONE' })
  const { bonuses } = await client.value(cashier.depositBonuses, {}, { token })
  expect(bonuses.map(({ bonusId }) => bonusId)).toEqual(['first', 'reload'])
  pay(order.orderId)
  advance(depositTakes)
  expect(await client.balance(token)).toBe('13030.75')
})

test('[MBR-05] a bonus on an unpaid order is taken, until that order ends', async () => {
  const states = async () =>
    (await client.value(cashier.depositBonuses, {}, { token })).bonuses.map(
      ({ bonusId, state }) => `${bonusId} ${state}`,
    )
  const { orderId } = await make({ bonusId: 'daily' })
  expect(await states()).toContain('daily used')
  expect(await refused({ bonusId: 'daily' })).toMatchObject({ code: 'BONUS_USED' })
  await client.value(cashier.cancelDeposit, { orderId }, { token })
  expect(await states()).toEqual(expect.arrayContaining(['first open', 'daily open']))
  toDay(5)
  token = await client.logIn('juan')
  expect(await states()).toContain('reload open')
})

test('[MBR-05] the list is the account’s own, latest first, by state and page', async () => {
  const made: string[] = []
  for (let index = 0; index < 4; index++) {
    made.unshift((await make()).orderId)
    advance(1000)
  }
  refuse(made[0] ?? '')
  const now = client.server.clock.now()
  const list = (more: object = {}, by = token) =>
    client.value(
      cashier.depositOrders,
      { from: now - minute, to: now + 1, pageNo: 1, pageSize: 3, ...more },
      { token: by },
    )
  const first = await list()
  expect(first).toMatchObject({ total: 4, totalPages: 2 })
  expect(first.list.map(({ orderId }) => orderId)).toEqual(made.slice(0, 3))
  expect((await list({ pageNo: 2 })).list.map(({ orderId }) => orderId)).toEqual(made.slice(3))
  expect((await list({ state: 'failed' })).list.map(({ orderId }) => orderId)).toEqual(made.slice(0, 1))
  expect((await list({}, await client.logIn('rico'))).total).toBe(0)
  expect(
    await client.call(cashier.depositOrders, { from: 2, to: 1, pageNo: 1, pageSize: 3 }, { token }),
  ).toMatchObject({ code: 'RANGE_INVALID' })
})
