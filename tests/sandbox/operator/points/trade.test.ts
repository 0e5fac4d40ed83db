import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { passwordProof } from '#sandbox/entry/testing/test-steps.ts'
import { sameText } from '#sandbox/world/texts/language.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { grantBonus } from '../bonuses/grant-bonus.ts'
import { largestBalance } from '../ledger/amounts.ts'
import { auditLedger } from '../ledger/audit.ts'
import { standingClock } from '../records/test-rounds.ts'
import { findRequirement, withdrawable } from '../turnover/turnover.ts'
import { checkTakes } from './order-rules.ts'

const bonus50 = '301'
const load = '304'
const powerBank = '307'
const cap = '310'

const clock = standingClock('2026-11-22T10:00:00+08:00')
let client: TestClient
let token: string
let keys = 0
beforeEach(async () => {
  clock.reset()
  client = new TestClient({ clock })
  token = await client.logIn('juan')
})
afterEach(() => {
  const { balanced, faults } = auditLedger(client.server.db)
  client.close()
  if (!balanced || faults.length > 0) throw new Error(`the books are out of order: ${faults.join(', ')}`)
})

const check = async (as = token) => passwordProof(client, as, 'points')
const freshKey = () => `key-${++keys}`

const redeem = async (itemId: string, quantity = 1, key = freshKey(), as = token) =>
  client.call(contract.points.redeem, { itemId, quantity, ...(await check(as)) }, { token: as, key })
const convert = async (points: number, key = freshKey()) =>
  client.call(contract.points.convert, { points, ...(await check()) }, { token, key })
const orders = (
  query: { state?: 'inProcess' | 'approved' | 'rejected'; pageNo?: number; pageSize?: number } = {},
) => client.value(contract.points.orders, { pageNo: 1, pageSize: 20, language: 'EN', ...query }, { token })

/** Points, money and stock of an item. */
async function holdings(itemId = bonus50) {
  const { points } = await client.value(contract.points.balance, {}, { token })
  const { list } = await client.value(contract.points.items, { language: 'EN' })
  const stock = list.find((item) => String(item.itemId) === itemId)?.availableQuantity
  return { points, money: await client.balance(token), stock }
}
const setPoints = (points: number) =>
  client.server.db.run(
    "UPDATE point_entries SET points = ? WHERE account_id = 1 AND kind = 'opening'",
    points,
  )

test('[PTS-01] a bonus is credited at once, with its turnover, for its points', async () => {
  expect(await redeem(bonus50, 2)).toMatchObject({
    success: true,
    value: {
      kind: 'item',
      name: '₱50 bonus',
      quantity: 2,
      points: 5000,
      amount: null,
      credited: '100.00',
      state: 'approved',
      reason: null,
      createTime: clock.now(),
      decideTime: clock.now(),
    },
  })
  expect(await holdings()).toEqual({ points: 13_420, money: '12580.75', stock: 810 })
  const { orderId = '' } = (await orders()).list[0] ?? {}
  expect(findRequirement(client.server.sandbox, 'points', orderId)).toMatchObject({ required: 100_00 })
  expect(client.server.db.get('SELECT kind, amount FROM bonuses WHERE id = ?', orderId)).toEqual({
    kind: 'points',
    amount: 100_00,
  })
})

test('[PTS-01] a thing takes points and money at once, and is approved by the clock', async () => {
  setPoints(100_000)
  expect(await redeem(powerBank, 2)).toMatchObject({
    value: { points: 79_000, amount: '198.00', credited: null, state: 'inProcess', decideTime: null },
  })
  expect(await holdings(powerBank)).toEqual({ points: 21_000, money: '12282.75', stock: 29 })
  clock.advance(checkTakes - 1)
  expect((await orders()).list[0]).toMatchObject({ state: 'inProcess' })
  clock.advance(1)
  expect((await orders()).list[0]).toMatchObject({ state: 'approved', decideTime: clock.now() })
  expect(await holdings(powerBank)).toEqual({ points: 21_000, money: '12282.75', stock: 29 })
})

test('[PTS-01] a rejected order says why, and gives points, money and stock back, once', async () => {
  setPoints(200_000)
  const before = await holdings(powerBank)
  await redeem(powerBank, 4)
  clock.advance(checkTakes)
  expect((await orders()).list[0]).toMatchObject({
    state: 'rejected',
    reason: 'Limit: 3 of this reward in 30 days.',
  })
  clock.advance(checkTakes)
  expect(await holdings(powerBank)).toEqual(before)
  expect((await orders()).totals).toEqual({ spent: 0, inProcess: 0 })
})

test('[PTS-01] the limit counts what was approved in the last 30 days', async () => {
  setPoints(100_000)
  const state = async (quantity: number) => {
    await redeem(load, quantity)
    clock.advance(checkTakes)
    return (await orders()).list[0]?.state
  }
  expect(await state(2)).toBe('approved')
  expect(await state(2)).toBe('rejected')
  expect(await state(1)).toBe('approved')
  clock.advance(30 * 24 * 3_600_000)
  token = await client.logIn('juan')
  expect(await state(3)).toBe('approved')
})

test('[PTS-01][MBR-12] the decision is told, with order and reason in the reader’s language', async () => {
  await redeem(load, 1)
  clock.advance(checkTakes)
  await redeem(load, 3, undefined)
  setPoints(100_000)
  await redeem(load, 3)
  clock.advance(checkTakes)
  const { list } = await client.value(
    contract.messages.list,
    { pageNo: 1, pageSize: 20, language: 'VI', filter: 'money' },
    { token },
  )
  expect(list.map(({ title }) => title)).toEqual([
    'Yêu cầu đổi thưởng bị từ chối',
    'Yêu cầu đổi thưởng đã được duyệt',
  ])
  expect(list[0]?.body).toContain('3 × Thẻ nạp ₱100')
  expect(list[0]?.body).toContain('Tối đa 3 phần thưởng')
})

test('[PTS-01] while the wallet has no room for the money, a rejection waits', async () => {
  setPoints(200_000)
  await redeem(powerBank, 4)
  const { ledger } = client.server.sandbox
  const room = largestBalance - ledger.balance('wallet', 1)
  ledger.post('adjustment', 'fill', clock.now(), [
    { kind: 'wallet', owner: 1, amount: room },
    { kind: 'adjustments', amount: -room },
  ])
  clock.advance(checkTakes)
  expect((await orders()).list[0]?.state).toBe('inProcess')
  expect(await redeem(bonus50)).toMatchObject({ code: 'BALANCE_FULL' })
  expect(await convert(1000)).toMatchObject({ code: 'BALANCE_FULL' })
  ledger.post('adjustment', 'empty', clock.now(), [
    { kind: 'wallet', owner: 1, amount: -room },
    { kind: 'adjustments', amount: room },
  ])
  expect((await orders()).list[0]?.state).toBe('rejected')
})

test.each([
  ['an unknown item', '999', 1, 'POINT_ITEM_GONE'],
  ['a closed item', cap, 1, 'POINT_ITEM_CLOSED'],
  ['no quantity', bonus50, 0, 'POINT_QUANTITY'],
  ['a negative quantity', bonus50, -1, 'POINT_QUANTITY'],
  ['half an item', bonus50, 1.5, 'POINT_QUANTITY'],
  ['more than an order may have', bonus50, 11, 'POINT_QUANTITY'],
  ['more points than there are', bonus50, 8, 'POINTS_SHORT'],
])('[PTS-01] %s is refused, and nothing moves', async (_, itemId, quantity, code) => {
  const before = await holdings()
  expect(await redeem(itemId, quantity)).toMatchObject({ success: false, code })
  expect(await holdings()).toEqual(before)
  expect((await orders()).total).toBe(0)
})

test('[PTS-01] stock that ran out meanwhile is refused with what is left', async () => {
  client.server.db.run('UPDATE point_items SET available = 2 WHERE id = 301')
  expect(await redeem(bonus50, 3)).toMatchObject({
    code: 'POINT_STOCK_SHORT',
    message: 'Only 2 left. Lower the quantity.',
  })
  expect(await redeem(bonus50, 2)).toMatchObject({ success: true })
  expect(await redeem(bonus50, 1)).toMatchObject({ code: 'POINT_ITEM_SOLD_OUT' })
})

test('[PTS-01] exactly enough points and money is enough, a little less is not', async () => {
  setPoints(79_000)
  const { ledger } = client.server.sandbox
  const leave = (amount: number) => {
    const change = amount - ledger.balance('wallet', 1)
    ledger.post('adjustment', freshKey(), clock.now(), [
      { kind: 'wallet', owner: 1, amount: change },
      { kind: 'adjustments', amount: -change },
    ])
  }
  leave(197_99)
  expect(await redeem(powerBank, 2)).toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
  expect(await holdings(powerBank)).toEqual({ points: 79_000, money: '197.99', stock: 31 })
  leave(198_00)
  expect(await redeem(powerBank, 2)).toMatchObject({ success: true })
  expect(await holdings(powerBank)).toEqual({ points: 0, money: '0.00', stock: 29 })
  expect(await redeem(bonus50)).toMatchObject({
    code: 'POINTS_SHORT',
    message: expect.stringContaining('You have 0.'),
  })
})

test('[PTS-01] points become money that may be withdrawn at once', async () => {
  const rule = await client.value(contract.points.convertRule, {}, { token })
  expect(rule).toEqual({ points: 100, amount: '1.00', minimum: 1000 })
  const free = withdrawable(client.server.sandbox, 1).free
  expect(await convert(1500)).toMatchObject({
    value: { kind: 'money', name: '', points: 1500, amount: null, credited: '15.00', state: 'approved' },
  })
  expect(await holdings()).toMatchObject({ points: 16_920, money: '12495.75' })
  expect(withdrawable(client.server.sandbox, 1).free).toBe(free + 15_00)
})

test.each([
  [0, 'POINTS_AMOUNT'],
  [-1000, 'POINTS_AMOUNT'],
  [900, 'POINTS_AMOUNT'],
  [999.5, 'POINTS_AMOUNT'],
  [1050, 'POINTS_AMOUNT'],
  [18_500, 'POINTS_SHORT'],
  [1e300, 'POINTS_AMOUNT'],
])('[PTS-01] %s points are not converted: %s', async (points, code) => {
  expect(await convert(points)).toMatchObject({ code })
  expect(await holdings()).toMatchObject({ points: 18_420, money: '12480.75' })
})

test('[PWD-02] each call needs its own proof of the password, for points, in this session', async () => {
  const call = (checkToken: string, key = freshKey()) =>
    client.call(contract.points.redeem, { itemId: bonus50, quantity: 1, checkToken }, { token, key })
  expect(await call('')).toMatchObject({ code: 'CHECK_REQUIRED' })
  const other = await client.value(
    contract.member.passwordCheck,
    { password: 'Palaro123', purpose: 'password' },
    { token },
  )
  expect(await call(other.checkToken)).toMatchObject({ code: 'CHECK_REQUIRED' })
  const elsewhere = await client.logIn('juan')
  expect(await call((await check(elsewhere)).checkToken)).toMatchObject({ code: 'CHECK_REQUIRED' })
  const { checkToken } = await check()
  clock.advance(2 * 60_000)
  expect(await call(checkToken)).toMatchObject({ code: 'CHECK_REQUIRED' })
  const used = await check()
  expect(await call(used.checkToken)).toMatchObject({ success: true })
  expect(await call(used.checkToken)).toMatchObject({ code: 'CHECK_REQUIRED' })
  expect(
    await client.call(contract.points.convert, { points: 1000, ...used }, { token, key: freshKey() }),
  ).toMatchObject({ code: 'CHECK_REQUIRED' })
  expect(await holdings()).toMatchObject({ points: 15_920 })
})

test('[PWD-02] a wrong password proves nothing', async () => {
  expect(
    await client.call(contract.member.passwordCheck, { password: 'Palaro124', purpose: 'points' }, { token }),
  ).toMatchObject({ code: 'WRONG_PASSWORD' })
})

test('[MBR-14][PTS-01] the same request again is the same order, and another with its key is refused', async () => {
  const proof = await check()
  const send = (quantity: number, as = token) =>
    client.call(contract.points.redeem, { itemId: bonus50, quantity, ...proof }, { token: as, key: 'once' })
  const first = await send(1)
  expect(first).toMatchObject({ success: true })
  expect(await send(1)).toEqual(first)
  expect(await send(2)).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
  expect(await redeem(bonus50, 1, 'once')).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
  expect(await send(1, await client.logIn('rico'))).toMatchObject({ code: 'CHECK_REQUIRED' })
  expect(await holdings()).toMatchObject({ points: 15_920, stock: 811 })
  const outcome = (endpoint: typeof contract.points.redeemOutcome, as: string, key = 'once') =>
    client.value(endpoint, { idempotencyKey: key }, { token: as })
  const { redeemOutcome, convertOutcome } = contract.points
  expect((await outcome(redeemOutcome, token)).order).toMatchObject({ points: 2500 })
  expect(await outcome(redeemOutcome, token, 'never')).toEqual({ order: null })
  expect(await outcome(redeemOutcome, await client.logIn('rico'))).toEqual({ order: null })
  expect(await client.value(convertOutcome, { idempotencyKey: 'once' }, { token })).toEqual({ order: null })
  await convert(1000, 'once')
  expect((await client.value(convertOutcome, { idempotencyKey: 'once' }, { token })).order).toMatchObject({
    kind: 'money',
  })
})

test('[GRD-02] a demo account and an excluded one trade nothing', async () => {
  const { token: demo = '' } = await client.value(contract.session.freePlay, {
    os: 'linux',
    platform: 'W',
    random: 'txet-modnar',
    gatewayVersion: 3,
  })
  const input = { itemId: bonus50, quantity: 1, checkToken: 'x' }
  expect(await client.call(contract.points.redeem, input, { token: demo, key: freshKey() })).toMatchObject({
    code: 'DEMO_NOT_ALLOWED',
  })
  client.server.db.run('UPDATE accounts SET excluded_until = ? WHERE id = 1', clock.now() + 1000)
  expect(await redeem(bonus50)).toMatchObject({ code: 'ACCOUNT_EXCLUDED' })
  expect(await convert(1000)).toMatchObject({ code: 'ACCOUNT_EXCLUDED' })
})

test('[PTS-01] the history has every order by state, page by page, with the sums of all', async () => {
  await redeem(bonus50)
  clock.advance(1)
  await convert(1000)
  clock.advance(1)
  await redeem(load)
  expect(await orders()).toMatchObject({
    total: 3,
    totals: { spent: 9100, inProcess: 1 },
    list: [{ state: 'inProcess', name: '₱100 load, any network' }, { kind: 'money' }, { kind: 'item' }],
  })
  expect(await orders({ state: 'inProcess' })).toMatchObject({
    total: 1,
    totals: { spent: 9100, inProcess: 1 },
  })
  expect(await orders({ state: 'rejected' })).toMatchObject({ total: 0, list: [] })
  expect((await orders({ pageSize: 2, pageNo: 2 })).list).toMatchObject([{ name: '₱50 bonus' }])
  expect(
    await client.call(contract.points.orders, { pageNo: 0, pageSize: 1, language: 'EN' }, { token }),
  ).toMatchObject({
    code: 'PAGE_INVALID',
  })
})

test('[PTS-01][MBR-06] what turnover locks doesn’t pay for an item', async () => {
  const { sandbox, db } = client.server
  setPoints(50_000)
  sandbox.ledger.move('adjustment', 'less', clock.now(), 1, 99_00 - sandbox.ledger.balance('wallet', 1))
  grantBonus(sandbox, 1, { id: 'b', kind: 'bonus', title: sameText('b'), amount: 1_00, required: 9_00 })
  db.run("UPDATE turnover SET held = ? WHERE reference = 'b'", 2_00)
  expect(await redeem(powerBank)).toMatchObject({
    code: 'POINTS_MONEY_LOCKED',
    message: expect.stringContaining('₱98.00'),
  })
  expect(await holdings(powerBank)).toMatchObject({ money: '100.00' })
  db.run("UPDATE turnover SET held = ? WHERE reference = 'b'", 1_00)
  expect(await redeem(powerBank)).toMatchObject({ success: true })
})
