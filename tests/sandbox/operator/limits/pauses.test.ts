import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { paymentProof } from '#sandbox/entry/testing/test-steps.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import type { PausePeriod } from '#shared/contract/endpoints/limits.ts'
import { stoppedClock } from '../clock/clock.ts'
import { settleAccount } from '../settlement/settle-account.ts'
import { openTeller } from '../withdrawals/test-teller.ts'

const day = 24 * 3_600_000
const noon = Date.parse('2026-11-18T12:00:00+08:00')

let client: TestClient
let token: string
beforeEach(async () => {
  client = new TestClient({ clock: stoppedClock(noon) })
  token = await client.logIn('juan')
})
afterEach(() => client.close())

const pause = (period: PausePeriod) => client.call(contract.limits.pause, { period }, { token })
const overview = () => client.value(contract.limits.overview, {}, { token })
const deposit = () =>
  client.call(
    contract.cashier.deposit,
    { channelId: 'gcash', amount: '500' },
    { token, key: String(Math.random()) },
  )
const logIn = () =>
  client.call(contract.session.login, { type: 'username', username: 'juan', password: 'Palaro123' })

test('[RSG-03] during a break nothing is played or paid in, but login and balance stay; it ends by itself', async () => {
  const session = await client.play(token)
  const bet = (txId: string) =>
    client.wallet('bet', { sessionId: session, roundId: txId, txId, amount: '1.00' })
  await bet('before')
  expect(await pause('hours24')).toMatchObject({ value: { kind: 'break', until: noon + day } })
  expect((await overview()).pause).toEqual({ kind: 'break', until: noon + day })
  expect(await bet('after')).toMatchObject({ code: 'SESSION_EXPIRED' })
  expect(
    await client.wallet('win', { sessionId: session, roundId: 'before', txId: 'w', amount: '2.00' }),
  ).toMatchObject({
    success: true,
  })
  const message =
    'You’re taking a break until 2026-11-19 12:00 (Manila time). You can’t play or deposit before then.'
  await expect(client.play(token)).rejects.toThrow(message)
  expect(await deposit()).toMatchObject({ code: 'ACCOUNT_ON_BREAK', message, value: { until: noon + day } })
  client.server.clock.advance(day - 1)
  token = await client.logIn('juan')
  expect(await client.balance(token)).not.toBe('')
  expect(await deposit()).toMatchObject({ code: 'ACCOUNT_ON_BREAK' })
  client.server.clock.advance(1)
  expect((await overview()).pause).toBeNull()
  expect(await deposit()).toMatchObject({ success: true })
})

test('[RSG-03] during a break players withdraw and send what is theirs, but put nothing into games', async () => {
  const teller = await openTeller({ singleWallet: false })
  const { client: theirs, token: own } = teller
  const transfer = (from: string, to: string, key: string) =>
    theirs.call(contract.wallets.transfer, { from, to, amount: '25.00' }, { token: own, key })
  await transfer('MAIN', 'PP', 'before the break')
  await theirs.value(contract.limits.pause, { period: 'days7' }, { token: own })

  expect(await teller.order(await teller.withdraw())).toMatchObject({ state: 'review' })
  expect(await transfer('MAIN', 'PP', 'into a game')).toMatchObject({ code: 'ACCOUNT_ON_BREAK' })
  expect(await transfer('PP', 'MAIN', 'out of it')).toMatchObject({ success: true })
  const proof = await paymentProof(theirs, own, 'transfer')
  const send = { to: 'upline', amount: '100.00', remark: '', ...proof } as const
  const sent = await theirs.call(contract.transfers.send, send, { token: own, key: 'send' })
  expect(sent).toMatchObject({ success: true })
  teller.client.close()
})

test('[RSG-03] a withdrawal that was asked for before an exclusion is paid out', async () => {
  const teller = await openTeller()
  const orderId = await teller.withdraw()
  const { server } = teller.client
  await teller.client.value(contract.limits.pause, { period: 'months6' }, { token: teller.token })
  teller.clock.advance(day)
  settleAccount(server.sandbox, 1)
  expect(server.db.get('SELECT state FROM withdrawals WHERE id = ?', orderId)).toEqual({ state: 'received' })
  server.close()
})

test('[RSG-03] a break can be made longer, never shorter', async () => {
  await pause('days7')
  expect(await pause('hours24')).toMatchObject({
    code: 'PAUSE_NOT_LONGER',
    message: 'Your break already lasts until 2026-11-25 12:00 (Manila time). It can’t be shortened.',
  })
  expect(await pause('days7')).toMatchObject({ code: 'PAUSE_NOT_LONGER' })
  expect(await pause('days30')).toMatchObject({ value: { until: noon + 30 * day } })
})

test('[RSG-03] an exclusion ends every session, refuses the login and says until when', async () => {
  const other = await client.logIn('juan')
  const session = await client.play(token)
  const until = Date.parse('2027-05-18T12:00:00+08:00')
  expect(await pause('months6')).toMatchObject({ value: { kind: 'exclusion', until } })
  for (const ended of [token, other])
    expect((await client.send(contract.limits.overview, {}, { token: ended })).status).toBe(401)
  expect(
    await client.wallet('bet', { sessionId: session, roundId: 'r', txId: 't', amount: '1.00' }),
  ).toMatchObject({
    success: false,
  })
  expect(await logIn()).toMatchObject({ code: 'ACCOUNT_EXCLUDED', value: { until } })
  client.server.clock.advance(until - noon - 1)
  expect(await logIn()).toMatchObject({ code: 'ACCOUNT_EXCLUDED' })
  client.server.clock.advance(1)
  expect(await logIn()).toMatchObject({ success: true })
})

test('[RSG-03] a break doesn’t keep anybody from excluding themselves', async () => {
  await pause('days30')
  expect(await pause('year1')).toMatchObject({ value: { kind: 'exclusion' } })
  expect(await logIn()).toMatchObject({ code: 'ACCOUNT_EXCLUDED' })
})

test('[RSG-03] the choices come with their ends, and a demo account has none of them', async () => {
  const { breaks, exclusions } = await overview()
  expect(breaks.map(({ period }) => period)).toEqual(['hours24', 'days7', 'days30'])
  expect(exclusions.map(({ period }) => period)).toEqual(['months6', 'year1', 'years5'])
  token = await client.logIn('demo')
  expect(await pause('hours24')).toMatchObject({ code: 'DEMO_NOT_ALLOWED' })
})
