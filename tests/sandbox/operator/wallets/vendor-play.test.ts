import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { assertLedgerBalanced } from '../ledger/audit.ts'

let client: TestClient
beforeEach(() => {
  client = new TestClient({ settings: { singleWallet: false } })
})
afterEach(() => {
  assertLedgerBalanced(client.server.db)
  client.close()
})

const round = (sessionId: string) => ({ sessionId, roundId: 'r1' })
const held = (kind: 'wallet' | `wallet:${string}`, id = 1) => client.server.sandbox.ledger.balance(kind, id)
const single = (on: boolean) => client.server.sandbox.settings.change({ singleWallet: on })
const moveIn = (token: string, amount: string) =>
  client.value(contract.wallets.transfer, { from: 'MAIN', to: 'JL', amount }, { token, key: `in-${amount}` })

/** juan in a game of Kidlat (JL), with money in its wallet. */
async function playing(amount = '1000.00') {
  const token = await client.logIn('juan')
  if (amount !== '0') await moveIn(token, amount)
  return { token, sessionId: await client.play(token) }
}

test('[MBR-04, LNCH-08] a game shows, takes and pays the wallet of its vendor', async () => {
  const { token, sessionId } = await playing()
  expect(await client.wallet('balance', { sessionId })).toMatchObject({ value: { balance: '1000.00' } })
  expect(await client.wallet('bet', { ...round(sessionId), txId: 'b', amount: '100.00' })).toMatchObject({
    value: { balance: '900.00' },
  })
  expect(await client.wallet('win', { ...round(sessionId), txId: 'w', amount: '250.00' })).toMatchObject({
    value: { balance: '1150.00' },
  })
  expect([held('wallet'), held('wallet:JL')]).toEqual([11_480_75, 1_150_00])
  expect(await client.balance(token)).toBe('12630.75')
})

test('[MBR-04] money in the main wallet buys no bet with a vendor', async () => {
  const { sessionId } = await playing('0')
  expect(await client.wallet('bet', { ...round(sessionId), txId: 'b', amount: '1.00' })).toMatchObject({
    code: 'INSUFFICIENT_FUNDS',
  })
})

test('[MBR-04] every vendor has its own wallet, also one that isn’t hot', async () => {
  const { name, vendor } = client.server.db.get<{ name: string; vendor: string }>(
    `SELECT g.name, g.vendor FROM world.games g JOIN world.vendors v ON v.code = g.vendor
     WHERE v.hot = 0 AND g.game_type = 'RNG' AND g.parent IS NULL AND g.quirk = '' LIMIT 1`,
  ) ?? { name: '', vendor: '' }
  const token = await client.logIn('juan')
  const transfer = { from: 'MAIN', to: vendor, amount: '40' }
  await client.value(contract.wallets.transfer, transfer, { token, key: 'cold' })
  const sessionId = await client.play(token, name)
  expect(await client.wallet('balance', { sessionId })).toMatchObject({ value: { balance: '40.00' } })
})

test('[MBR-04] a jackpot and a rollback move the vendor’s wallet', async () => {
  const { sessionId } = await playing()
  await client.wallet('bet', { ...round(sessionId), txId: 'b', amount: '100.00' })
  const { value } = await client.wallet('jackpot', { ...round(sessionId), txId: 'j', pot: 'minor' })
  const pot = Math.round(Number(value?.amount) * 100)
  expect([held('wallet'), held('wallet:JL')]).toEqual([11_480_75, 900_00 + pot])
  await client.wallet('rollback', { sessionId, txId: 'x', refTxId: 'j' })
  await client.wallet('rollback', { sessionId, txId: 'y', refTxId: 'b' })
  expect([held('wallet'), held('wallet:JL')]).toEqual([11_480_75, 1_000_00])
})

test('[GRD-02] a demo account plays from its only wallet', async () => {
  const sessionId = await client.play(await client.logIn('demo'))
  expect(await client.wallet('bet', { ...round(sessionId), txId: 'b', amount: '1.00' })).toMatchObject({
    value: { balance: '9999.00' },
  })
})

test('[MBR-04] a switch to one wallet brings the money there, and a running round is paid there', async () => {
  const { token, sessionId } = await playing()
  await client.wallet('bet', { ...round(sessionId), txId: 'b', amount: '100.00' })
  single(true)
  expect(await client.wallet('balance', { sessionId })).toMatchObject({ value: { balance: '12380.75' } })
  await client.wallet('win', { ...round(sessionId), txId: 'w', amount: '50.00' })
  expect([held('wallet'), held('wallet:JL')]).toEqual([12_430_75, 0])
  expect(await client.value(contract.member.merchantWallet, {}, { token })).toEqual({
    isSingle: true,
    wallets: [],
  })
})

test('[MBR-04] a bet undone after the switch returns to the wallet in use', async () => {
  const { sessionId } = await playing()
  await client.wallet('bet', { ...round(sessionId), txId: 'b', amount: '100.00' })
  single(true)
  expect(await client.wallet('rollback', { sessionId, txId: 'x', refTxId: 'b' })).toMatchObject({
    value: { balance: '12480.75' },
  })
  single(false)
  expect(await client.wallet('balance', { sessionId })).toMatchObject({ value: { balance: '0.00' } })
  expect(held('wallet')).toBe(12_480_75)
})

test('[MBR-04] a switch to several wallets pays a running round to the vendor’s, and loses nothing', async () => {
  single(true)
  const { sessionId } = await playing('0')
  await client.wallet('bet', { ...round(sessionId), txId: 'b', amount: '100.00' })
  single(false)
  await client.wallet('win', { ...round(sessionId), txId: 'w', amount: '70.00' })
  expect([held('wallet'), held('wallet:JL')]).toEqual([12_380_75, 70_00])
})
