import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { paymentProof } from '#sandbox/entry/testing/test-steps.ts'
import { startOfDay } from '#sandbox/world/market/merchant-zone.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import type { TransferTarget } from '#shared/contract/endpoints/transfers.ts'
import { assertLedgerBalanced } from '../ledger/audit.ts'
import { payNoSalaries } from '../salaries/pay-no-salaries.ts'
import { openTurnover } from '../turnover/turnover.ts'

const { transfers, member } = contract

let client: TestClient
beforeEach(() => {
  client = new TestClient()
  payNoSalaries(client.server.db)
})
afterEach(() => {
  assertLedgerBalanced(client.server.db)
  client.close()
})

let lastKey = 0
const freshKey = () => `transfer-key-${++lastKey}`

/** Proves the payment password for one transfer. */
const check = (token: string) => paymentProof(client, token, 'transfer')

type Fields = { to: TransferTarget; account?: string; amount: string; remark: string; checkToken: string }

/** Sends a transfer; juan's goes to agent41, his upline. */
async function send(token: string, fields: Partial<Fields> = {}, key = freshKey()) {
  const checkToken = fields.checkToken ?? (await check(token)).checkToken
  const input = { to: 'upline', amount: '100.00', remark: '', ...fields, checkToken } as const
  return { key, input, answer: await client.call(transfers.send, input, { token, key }) }
}
const held = (id: number) => client.server.sandbox.ledger.balance('wallet', id)
const change = (settings: object) => client.server.sandbox.settings.change(settings)
const close = (id: number, columns: string) =>
  client.server.db.run(`UPDATE accounts SET ${columns} WHERE id = ?`, id)
const all = () => ({ from: 0, to: client.server.clock.now() + 1, pageNo: 1, pageSize: 15 })
const listAll = (token: string, filter: object = {}) => {
  const to = client.server.clock.now() + 1
  return client.value(transfers.list, { ...all(), from: to - 86_400_000, ...filter }, { token })
}

test('[MBR-07] a transfer to the upline is booked on both sides, with names masked and the note', async () => {
  const [juan, upline] = [await client.logIn('juan'), await client.logIn('agent41')]
  const { answer, key } = await send(juan, { amount: '1000.5', remark: '  Salamat\nboss ' })
  expect(answer).toMatchObject({
    success: true,
    value: {
      orderId: 'P00000001',
      direction: 'sent',
      relation: 'upline',
      name: 'ag***1',
      amount: '1000.50',
      remark: 'Salamat boss',
    },
  })
  expect([held(1), held(13)]).toEqual([11_480_25, 61_000_50])
  expect(await client.value(transfers.order, { idempotencyKey: key }, { token: juan })).toEqual({
    order: answer.value,
  })
  expect((await listAll(upline)).list).toMatchObject([
    { orderId: 'P00000001', direction: 'received', relation: 'downline', name: 'ju***n', amount: '1000.50' },
  ])
})

test('[MBR-07] an agent transfers to a member directly below, by exact name in any case', async () => {
  const token = await client.logIn('agent41')
  expect(await client.value(transfers.recipient, { account: ' JUAN ' }, { token })).toEqual({
    account: 'juan',
    name: 'ju***n',
    agent: false,
  })
  const { answer } = await send(token, { to: 'downline', account: 'juan' })
  expect(answer).toMatchObject({ value: { relation: 'downline', name: 'ju***n' } })
  expect((await listAll(await client.logIn('juan'))).list).toMatchObject([
    { direction: 'received', relation: 'upline', name: 'ag***1' },
  ])
})

test.each<[why: string, from: string, account: string, code: string]>([
  ['nobody', 'agent41', 'nobodyhere', 'RECIPIENT_UNKNOWN'],
  ['an empty name', 'agent41', '', 'RECIPIENT_UNKNOWN'],
  ['the own upline', 'agent41', 'agent2', 'RECIPIENT_UNKNOWN'],
  ['two levels below', 'agent2', 'juan', 'RECIPIENT_UNKNOWN'],
  ['someone of no team', 'agent41', 'rico', 'RECIPIENT_UNKNOWN'],
  ['themselves', 'agent41', 'Agent41', 'RECIPIENT_SELF'],
  ['a member who is no agent', 'juan', 'agent41', 'RECIPIENT_UNKNOWN'],
])('[MBR-07] no recipient below: %s', async (_, from, account, code) => {
  const token = await client.logIn(from)
  expect(await client.call(transfers.recipient, { account }, { token })).toMatchObject({ code })
  expect((await send(token, { to: 'downline', account })).answer).toMatchObject({ code })
})

test.each([
  ['locked', 'held_minutes = 30'],
  ['excluded', 'excluded_until = 4e12'],
  ['demo', 'type = 4'],
  ['staff', 'type = 90'],
])('[MBR-07] an account that is %s neither receives nor sends', async (_, columns) => {
  const [juan, upline] = [await client.logIn('juan'), await client.logIn('agent41')]
  const checked = await check(juan)
  close(1, columns)
  expect(await client.call(transfers.recipient, { account: 'juan' }, { token: upline })).toMatchObject({
    code: 'RECIPIENT_CLOSED',
  })
  expect((await send(upline, { to: 'downline', account: 'juan' })).answer).toMatchObject({
    code: 'RECIPIENT_CLOSED',
  })
  expect((await send(juan, checked)).answer).toMatchObject({ success: false })
  expect([held(1), held(13)]).toEqual([12_480_75, 60_000_00])
})

test('[MBR-07] an upline that is closed, or gone, receives nothing', async () => {
  const token = await client.logIn('juan')
  close(13, 'held_minutes = 5')
  expect((await send(token)).answer).toMatchObject({ code: 'RECIPIENT_CLOSED' })
  client.server.db.run('DELETE FROM accounts WHERE id = 13')
  expect((await send(token)).answer).toMatchObject({ code: 'RECIPIENT_CLOSED' })
  expect(held(1)).toBe(12_480_75)
})

test.each<[name: string, settings: object, bar: string | null]>([
  ['juan', {}, null],
  ['agent41', {}, null],
  ['rico', {}, 'noUpline'],
  ['agent1', {}, null],
  ['demo', {}, 'notMember'],
  ['juan', { teamTransfer: false }, 'switchedOff'],
])('[MBR-16] toUpline of %s with %j says whether the entry works', async (name, settings, bar) => {
  change(settings)
  const token = await client.logIn(name)
  expect(await client.value(member.info, {}, { token })).toMatchObject({
    toUpline: bar === null && name !== 'agent1',
  })
  const options = await client.value(transfers.options, {}, { token })
  expect(options).toMatchObject({ bar, toDownline: bar === null && name.startsWith('agent') })
  expect(options.upline !== null).toBe(bar === null && name !== 'agent1')
})

test('[MBR-16] an agent without an upline sends to its downlines, and nowhere else', async () => {
  const token = await client.logIn('agent1')
  const found = await client.value(transfers.recipient, { account: 'agent2' }, { token })
  expect(found.account).toBe('agent2')
  expect((await send(token)).answer).toMatchObject({ code: 'RECIPIENT_CLOSED' })
})

test.each([
  ['rico', {}],
  ['juan', { teamTransfer: false }],
])('[MBR-16] %s with %j can’t send, whatever the page says', async (name, settings) => {
  change(settings)
  expect((await send(await client.logIn(name))).answer).toMatchObject({ code: 'TRANSFER_OFF' })
})

test.each<[amount: string, code: string]>([
  ['', 'AMOUNT_INVALID'],
  ['-100', 'AMOUNT_INVALID'],
  ['0', 'AMOUNT_INVALID'],
  ['100.001', 'AMOUNT_INVALID'],
  ['49.99', 'AMOUNT_OUT_OF_RANGE'],
  ['20000.01', 'AMOUNT_OUT_OF_RANGE'],
  ['12480.76', 'TRANSFER_LOCKED'],
])('[MBR-07] the amount "%s" is refused: %s', async (amount, code) => {
  const { answer } = await send(await client.logIn('juan'), { amount })
  expect(answer).toMatchObject({ success: false, code })
  expect(held(13)).toBe(60_000_00)
})

test.each(['50', '12480.75'])('[MBR-07] the amount %s, at the edge, goes through', async (amount) => {
  expect((await send(await client.logIn('juan'), { amount })).answer).toMatchObject({ success: true })
})

test('[MBR-07] money under turnover is not free to transfer', async () => {
  const { sandbox } = client.server
  openTurnover(sandbox, 1, { source: 'deposit', reference: 'D', amount: 12_000_00, required: 12_000_00 })
  const token = await client.logIn('juan')
  expect(await client.value(transfers.options, {}, { token })).toMatchObject({
    free: '480.75',
    locked: '12000.00',
  })
  expect((await send(token, { amount: '480.76' })).answer).toMatchObject({
    code: 'TRANSFER_LOCKED',
    message: expect.stringContaining('₱480.75'),
  })
  expect((await send(token, { amount: '480.75' })).answer).toMatchObject({ success: true })
})

test('[MBR-07] money with a vendor is not free either, until it is recalled', async () => {
  change({ singleWallet: false })
  const token = await client.logIn('juan')
  const move = { from: 'MAIN', to: 'JL', amount: '12400.00' }
  await client.value(contract.wallets.transfer, move, { token, key: freshKey() })
  expect((await send(token)).answer).toMatchObject({ code: 'TRANSFER_LOCKED' })
  await client.value(contract.wallets.recall, {}, { token, key: freshKey() })
  expect((await send(token)).answer).toMatchObject({ success: true })
})

test('[MBR-07] no more than the day’s limit goes out, and tomorrow is another day', async () => {
  const { clock } = client.server
  clock.advance(startOfDay(clock.now()) + 86_400_000 - clock.now())
  const token = await client.logIn('agent2')
  for (let time = 0; time < 5; time++)
    expect((await send(token, { amount: '19990' })).answer).toMatchObject({ success: true })
  expect(await client.value(transfers.options, {}, { token })).toMatchObject({ dayLeft: '50.00' })
  expect((await send(token, { amount: '50.01' })).answer).toMatchObject({ code: 'TRANSFER_DAY_LIMIT' })
  expect((await send(token, { amount: '50' })).answer).toMatchObject({ success: true })
  clock.advance(86_400_000)
  const later = client.server.sandbox.sessions.begin(12)
  expect((await send(later, { amount: '50.01' })).answer).toMatchObject({ success: true })
})

test.each([
  ['140 characters', 'ñ'.repeat(140), true],
  ['141 characters', 'ñ'.repeat(141), false],
  ['140 signs of two units', '🌊'.repeat(140), true],
])('[MBR-07] a note of %s', async (_, remark, success) => {
  const { answer } = await send(await client.logIn('juan'), { remark })
  expect(answer).toMatchObject(success ? { success, value: { remark } } : { success, code: 'REMARK_LONG' })
})

test('[MBR-07] without the password’s proof nothing moves: none, of another purpose, of another session, used', async () => {
  const token = await client.logIn('juan')
  const other = await client.value(
    member.passwordCheck,
    { password: 'Palaro123', purpose: 'password' },
    { token },
  )
  const foreign = await check(await client.logIn('juan'))
  const used = await check(token)
  await send(token, used)
  const late = await check(token)
  client.server.clock.advance(120_001)
  for (const proof of [{ checkToken: 'invented' }, other, foreign, used, late])
    expect((await send(token, proof)).answer).toMatchObject({ code: 'CHECK_REQUIRED' })
  expect(held(13)).toBe(60_100_00)
})

test('[MBR-07] a refused transfer leaves the proof for the next try', async () => {
  const token = await client.logIn('juan')
  const checked = await check(token)
  expect((await send(token, { ...checked, amount: '1' })).answer).toMatchObject({
    code: 'AMOUNT_OUT_OF_RANGE',
  })
  expect((await send(token, checked)).answer).toMatchObject({ success: true })
})

test('[MBR-07] a recipient whose wallet is full is refused before anything moves', async () => {
  client.server.sandbox.ledger.move('adjustment', 'full', 0, 13, 999_999_999_999_999 - 60_000_00 - 99_99)
  const token = await client.logIn('juan')
  expect((await send(token)).answer).toMatchObject({ code: 'RECIPIENT_FULL' })
  expect((await send(token, { amount: '99.99' })).answer).toMatchObject({ success: true })
})

test('[MBR-14] the same request again is answered and not booked again; another body with its key is refused', async () => {
  const token = await client.logIn('juan')
  const { key, input, answer } = await send(token)
  expect(await client.call(transfers.send, input, { token, key })).toEqual(answer)
  expect(await client.call(transfers.send, { ...input, amount: '101.00' }, { token, key })).toMatchObject({
    code: 'IDEMPOTENCY_CONFLICT',
  })
  const upline = await client.logIn('agent41')
  expect(await client.value(transfers.order, { idempotencyKey: key }, { token: upline })).toEqual({
    order: null,
  })
  expect((await send(upline, { to: 'downline', account: 'juan', amount: '60' }, key)).answer).toMatchObject({
    success: true,
  })
  expect([held(1), held(13)]).toEqual([12_440_75, 60_040_00])
})

test('[MBR-14] transfers in both directions at once both arrive', async () => {
  const [juan, upline] = [await client.logIn('juan'), await client.logIn('agent41')]
  const sent = await Promise.all([
    send(juan),
    send(upline, { to: 'downline', account: 'juan', amount: '250' }),
  ])
  expect(sent.map(({ answer }) => answer.success)).toEqual([true, true])
  expect([held(1), held(13)]).toEqual([12_630_75, 59_850_00])
})

test('[MBR-07] the record filters by time and direction, pages steadily, and sums the whole filter', async () => {
  const [juan, upline] = [await client.logIn('juan'), await client.logIn('agent41')]
  for (const amount of ['51', '52', '53']) await send(juan, { amount })
  await send(upline, { to: 'downline', account: 'juan', amount: '70' })
  const page = await listAll(juan, { pageSize: 2 })
  expect(page).toMatchObject({ total: 4, totalPages: 2, totals: { sent: '156.00', received: '70.00' } })
  expect(page.list.map(({ amount }) => amount)).toEqual(['70.00', '53.00'])
  expect((await listAll(juan, { direction: 'received' })).list.map(({ amount }) => amount)).toEqual(['70.00'])
  expect((await listAll(juan, { direction: 'sent', pageNo: 2, pageSize: 2 })).list).toMatchObject([
    { amount: '51.00' },
  ])
  expect(await listAll(await client.logIn('rico'))).toMatchObject({ list: [], total: 0 })
})

test.each([
  [{ from: 5, to: 4 }, 'RANGE_INVALID'],
  [{ from: -1 }, 'RANGE_INVALID'],
  [{ from: 0, to: 9e15 }, 'RANGE_INVALID'],
  [{ from: 0, to: 1, pageNo: 0 }, 'PAGE_INVALID'],
])('[MBR-07] a record with %j is refused', async (filter, code) => {
  const token = await client.logIn('juan')
  expect(await client.call(transfers.list, { ...all(), ...filter }, { token })).toMatchObject({ code })
})
