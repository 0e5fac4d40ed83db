import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { launchTokenLifetime } from '#sandbox/provider/wire/wallet-api.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { fromMinor } from '#shared/domain/money.ts'
import { assertLedgerBalanced } from './audit.ts'

let client: TestClient
beforeEach(() => {
  client = new TestClient()
})
afterEach(() => client.close())

const tokenOf = (url: string) => ({ token: new URL(url).searchParams.get('token') ?? '' })

test('[LNCH-09] a launch token opens a game once', async () => {
  const url = await client.launch(await client.logIn('juan'), 'Golden Carabao')
  expect(await client.wallet('session', tokenOf(url))).toMatchObject({
    success: true,
    value: { account: 'juan', balance: '12480.75', game: { gameName: 'Golden Carabao', minBet: '0.50' } },
  })
  expect(await client.wallet('session', tokenOf(url))).toMatchObject({ code: 'TOKEN_USED' })
  expect(await client.wallet('session', { token: 'invented' })).toMatchObject({ code: 'TOKEN_UNKNOWN' })
})

test('[LNCH-09] a launch token opens the game for the address that launched it, and for no other', async () => {
  const token = tokenOf(await client.launch(await client.logIn('juan'), 'Golden Carabao'))
  const open = (visitor: string) => client.wallet('session', { ...token, visitor })
  expect(await open('203.0.113.7')).toMatchObject({ code: 'TOKEN_UNKNOWN' })
  expect(await open('127.0.0.1')).toMatchObject({ success: true })
})

test('[LNCH-09] a launch token lives a minute, and not longer than its player’s session', async () => {
  const token = await client.logIn('juan')
  const late = await client.launch(token, 'Golden Carabao')
  client.server.clock.advance(launchTokenLifetime + 1)
  expect(await client.wallet('session', tokenOf(late))).toMatchObject({ code: 'TOKEN_EXPIRED' })
  const orphan = await client.launch(token, 'Golden Carabao')
  await client.call(contract.session.logout, {}, { token })
  expect(await client.wallet('session', tokenOf(orphan))).toMatchObject({ code: 'TOKEN_EXPIRED' })
})

test('[LNCH-08] a round moves balance, betting record, winner board and jackpots', async () => {
  const { sandbox, db } = client.server
  const token = await client.logIn('juan')
  const sessionId = await client.play(token)
  const jackpot = sandbox.ledger.balance('jackpotGrand')

  const round = { sessionId, roundId: 'r1' }
  expect(await client.wallet('bet', { ...round, txId: 'b1', amount: '100.00' })).toMatchObject({
    value: { txId: 'b1', balance: '12380.75' },
  })
  expect(await client.wallet('win', { ...round, txId: 'w1', amount: '250.00' })).toMatchObject({
    value: { txId: 'w1', balance: '12630.75' },
  })
  expect(await client.balance(token)).toBe('12630.75')
  expect(db.get('SELECT bet, win, state FROM rounds')).toEqual({ bet: 10_000, win: 25_000, state: 'settled' })
  expect(sandbox.ledger.balance('jackpotGrand')).toBe(jackpot + 50)
  const { list, jackpot: shown } = await client.value(contract.games.winners, {
    gameCategory: 'ALL',
    language: 'EN',
    limitNum: 20,
  })
  expect(list[0]).toMatchObject({ customerName: 'ju***n', gameName: 'Golden Carabao', winAmount: '250.00' })
  expect(shown?.grand).toBe(fromMinor(jackpot + 50))
  assertLedgerBalanced(db)
})

test('the same transaction again is answered as the first time, and booked once', async () => {
  const token = await client.logIn('juan')
  const body = { sessionId: await client.play(token), roundId: 'r1', txId: 'b1', amount: '100.00' }
  const first = await client.wallet('bet', body)
  expect(await client.wallet('bet', body)).toEqual(first)
  expect(await client.wallet('bet', { ...body, amount: '99.00' })).toMatchObject({ code: 'TX_CONFLICT' })
  expect(await client.wallet('win', body)).toMatchObject({ code: 'TX_CONFLICT' })
  expect(await client.balance(token)).toBe('12380.75')
})

test('a rollback undoes its bet once, wherever it comes in the order', async () => {
  const token = await client.logIn('juan')
  const sessionId = await client.play(token)
  const bet = { sessionId, roundId: 'r1', txId: 'b1', amount: '100.00' }
  await client.wallet('bet', bet)
  const undo = { sessionId, txId: 'x1', refTxId: 'b1' }
  expect(await client.wallet('rollback', undo)).toMatchObject({ value: { balance: '12480.75' } })
  expect(await client.wallet('rollback', undo)).toMatchObject({ value: { balance: '12480.75' } })
  expect(await client.wallet('rollback', { ...undo, txId: 'x2' })).toMatchObject({
    value: { balance: '12480.75' },
  })
  expect(await client.wallet('bet', bet)).toMatchObject({ code: 'TX_ROLLED_BACK' })

  expect(await client.wallet('rollback', { sessionId, txId: 'x3', refTxId: 'b2' })).toMatchObject({
    success: true,
  })
  expect(await client.wallet('bet', { ...bet, txId: 'b2' })).toMatchObject({ code: 'TX_ROLLED_BACK' })
  expect(await client.balance(token)).toBe('12480.75')
  assertLedgerBalanced(client.server.db)
})

test('nobody bets more than the balance, nor after logging out; a round bet in time is still paid', async () => {
  const token = await client.logIn('juan')
  const sessionId = await client.play(token)
  const round = { sessionId, roundId: 'r1' }
  expect(await client.wallet('bet', { ...round, txId: 'b1', amount: '12480.76' })).toMatchObject({
    code: 'INSUFFICIENT_FUNDS',
  })
  await client.wallet('bet', { ...round, txId: 'b2', amount: '10.00' })
  await client.call(contract.session.logout, {}, { token })
  expect(await client.wallet('bet', { ...round, txId: 'b3', amount: '10.00' })).toMatchObject({
    code: 'SESSION_EXPIRED',
  })
  expect(await client.wallet('balance', { sessionId })).toMatchObject({ code: 'SESSION_EXPIRED' })
  expect(await client.wallet('win', { ...round, txId: 'w1', amount: '10.00' })).toMatchObject({
    success: true,
  })
  expect(await client.wallet('win', { ...round, txId: 'w2', amount: '10.00' })).toMatchObject({
    code: 'TX_CONFLICT',
  })
})

test('a call that the provider did not sign is refused', async () => {
  const sessionId = await client.play(await client.logIn('juan'))
  expect(await client.wallet('balance', { sessionId }, 'another secret')).toMatchObject({
    code: 'BAD_SIGNATURE',
  })
})

test('a demo account plays, and stays off the winner board', async () => {
  const sessionId = await client.play(await client.logIn('demo'))
  await client.wallet('bet', { sessionId, roundId: 'r1', txId: 'b1', amount: '1.00' })
  await client.wallet('win', { sessionId, roundId: 'r1', txId: 'w1', amount: '5.00' })
  expect(client.server.db.get('SELECT * FROM wins')).toBeUndefined()
})
