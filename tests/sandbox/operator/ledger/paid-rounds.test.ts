/** Paid rounds stay paid, and no win is booked without a bet or a declared kind. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { assertLedgerBalanced } from './audit.ts'

let client: TestClient
let token: string
let sessionId: string
beforeEach(async () => {
  client = new TestClient()
  token = await client.logIn('juan')
  sessionId = await client.play(token)
})
afterEach(() => {
  assertLedgerBalanced(client.server.db)
  client.close()
})

const round = (roundId: string) => ({ sessionId, roundId })
const bet = (txId: string, amount: string, roundId = 'r1') =>
  client.wallet('bet', { ...round(roundId), txId, amount })
const win = (txId: string, amount: string, roundId = 'r1') =>
  client.wallet('win', { ...round(roundId), txId, amount })
const rollback = (refTxId: string) =>
  client.wallet('rollback', { sessionId, txId: `undo-${refTxId}`, refTxId })

test.each(['250.00', '0.00'])(
  '[LNCH-08] the bet of a round that paid %s can not be taken back',
  async (paid) => {
    await bet('b1', '100.00')
    await win('w1', paid)
    const before = await client.balance(token)
    expect(await rollback('b1')).toMatchObject({ success: false, code: 'ROUND_PAID' })
    expect(await client.balance(token)).toBe(before)
    expect(client.server.db.get('SELECT bet, state FROM rounds')).toEqual({ bet: 10_000, state: 'settled' })
  },
)

test('[LNCH-08] once the win of a round is taken back, its bet can be, too', async () => {
  await bet('b1', '100.00')
  await win('w1', '250.00')
  expect(await rollback('w1')).toMatchObject({ value: { balance: '12380.75' } })
  expect(await rollback('b1')).toMatchObject({ value: { balance: '12480.75' } })
  expect(client.server.db.get('SELECT bet, win, state FROM rounds')).toEqual({
    bet: 0,
    win: 0,
    state: 'rolledBack',
  })
})

test('[LNCH-08] a round of which one bet of two is taken back is still paid', async () => {
  await bet('b1', '100.00')
  await bet('b2', '50.00')
  await rollback('b1')
  expect(await win('w1', '80.00')).toMatchObject({ value: { balance: '12510.75' } })
})

test('[LNCH-08] a win without a bet is refused, whether its round is new or its bet was taken back', async () => {
  expect(await win('w1', '250.00', 'never-bet')).toMatchObject({ code: 'ROUND_UNKNOWN' })
  await bet('b1', '100.00')
  await rollback('b1')
  expect(await win('w2', '250.00')).toMatchObject({ success: false })
  expect(await client.balance(token)).toBe('12480.75')
})

test.each(['freeRound', 'promotion'] as const)(
  '[LNCH-08] a %s is a win without a bet that says so, and is booked as one',
  async (kind) => {
    const { db } = client.server
    const free = { ...round('free-1'), txId: 'w1', amount: '250.00', kind }
    expect(await client.wallet('win', free)).toMatchObject({ value: { balance: '12730.75' } })
    expect(await client.wallet('win', free)).toMatchObject({ value: { balance: '12730.75' } })
    expect(await client.wallet('win', { ...free, kind: undefined })).toMatchObject({ code: 'TX_CONFLICT' })
    expect(db.get("SELECT kind FROM ledger_transactions WHERE reference = 'w1'")).toEqual({ kind })
    expect(db.get('SELECT bet, win, state FROM rounds')).toEqual({ bet: 0, win: 25_000, state: 'settled' })
    await bet('b1', '10.00', 'paid-for')
    expect(await client.wallet('win', { ...free, roundId: 'paid-for', txId: 'w2' })).toMatchObject({
      code: 'TX_CONFLICT',
    })
  },
)
