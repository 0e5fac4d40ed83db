import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { assertLedgerBalanced } from '../ledger/audit.ts'

const { wallets, member } = contract

let client: TestClient
beforeEach(() => {
  client = new TestClient({ settings: { singleWallet: false } })
})
afterEach(() => {
  assertLedgerBalanced(client.server.db)
  client.close()
})

let lastKey = 0
const freshKey = () => `wallet-key-${++lastKey}`
const transfer = (token: string, from: string, to: string, amount: string, key = freshKey()) =>
  client.call(wallets.transfer, { from, to, amount }, { token, key })
const change = (settings: object) => client.server.sandbox.settings.change(settings)

/** The balances of the wallets that hold money, by code. */
async function holdings(token: string) {
  const answer = await client.value(member.merchantWallet, {}, { token })
  return Object.fromEntries(
    answer.wallets.flatMap(({ vassalage, balance }) => (balance === '0.00' ? [] : [[vassalage, balance]])),
  )
}

test('[MBR-04] money goes to a vendor and back, and the balance is the sum of the wallets', async () => {
  const token = await client.logIn('juan')
  expect(await transfer(token, 'MAIN', 'JL', '500')).toMatchObject({
    success: true,
    value: { orderId: 'T00000001', from: 'MAIN', to: 'JL', amount: '500.00' },
  })
  await transfer(token, 'JL', 'PP', '120.50')
  await transfer(token, 'PP', 'MAIN', '20.25')
  expect(await holdings(token)).toEqual({ MAIN: '12001.00', JL: '379.50', PP: '100.25' })
  expect(await client.balance(token)).toBe('12480.75')
})

test.each<[why: string, from: string, to: string, amount: string, code: string]>([
  ['the same wallet', 'MAIN', 'MAIN', '5', 'WALLET_SAME'],
  ['the same vendor', 'JL', 'JL', '5', 'WALLET_SAME'],
  ['an unknown source', 'NOBODY', 'MAIN', '5', 'WALLET_UNKNOWN'],
  ['an unknown target', 'MAIN', "JL' OR 1", '5', 'WALLET_UNKNOWN'],
  ['no amount', 'MAIN', 'JL', '', 'AMOUNT_INVALID'],
  ['nothing', 'MAIN', 'JL', '0.00', 'AMOUNT_INVALID'],
  ['less than nothing', 'MAIN', 'JL', '-5', 'AMOUNT_INVALID'],
  ['half a centavo', 'MAIN', 'JL', '1.005', 'AMOUNT_INVALID'],
  ['beyond what a wallet holds', 'MAIN', 'JL', '99999999999999', 'AMOUNT_INVALID'],
  ['a centavo too much', 'MAIN', 'JL', '12480.76', 'WALLET_SHORT'],
  ['from an empty vendor', 'PP', 'MAIN', '0.01', 'WALLET_SHORT'],
  ['to a hidden vendor', 'MAIN', 'AV', '5', 'WALLET_CLOSED'],
])('[MBR-04] refused, and nothing moves: %s', async (_, from, to, amount, code) => {
  change({ hiddenVendors: 'AV' })
  const token = await client.logIn('juan')
  expect(await transfer(token, from, to, amount)).toMatchObject({ success: false, code })
  expect(await holdings(token)).toEqual({ MAIN: '12480.75' })
})

test('[MBR-04] all of a wallet can move, to the centavo', async () => {
  const token = await client.logIn('juan')
  expect(await transfer(token, 'MAIN', 'JL', '12480.75')).toMatchObject({ success: true })
  expect(await holdings(token)).toEqual({ JL: '12480.75' })
})

test('[MBR-04] a hidden vendor’s money is still listed and comes back, and its wallet goes once it is empty', async () => {
  const token = await client.logIn('juan')
  await transfer(token, 'MAIN', 'AV', '50')
  change({ hiddenVendors: 'AV' })
  const listed = async () =>
    (await client.value(member.merchantWallet, {}, { token })).wallets.find(
      ({ vassalage }) => vassalage === 'AV',
    )
  expect(await listed()).toMatchObject({ balance: '50.00', open: false })
  await transfer(token, 'AV', 'MAIN', '50')
  expect(await listed()).toBeUndefined()
})

test.each([
  ['demo', {}, 'DEMO_NOT_ALLOWED'],
  ['juan', { singleWallet: true }, 'WALLET_SINGLE'],
])('[MBR-04] %s with %j neither moves nor recalls', async (name, settings, code) => {
  change(settings)
  const token = await client.logIn(name)
  expect(await transfer(token, 'MAIN', 'JL', '5')).toMatchObject({ code })
  expect(await client.call(wallets.recall, {}, { token, key: freshKey() })).toMatchObject({ code })
})

test('[MBR-04, MBR-14] an excluded account moves nothing in, and gets its money back out', async () => {
  const token = await client.logIn('juan')
  await transfer(token, 'MAIN', 'JL', '80')
  client.server.db.run(
    'UPDATE accounts SET excluded_until = ? WHERE id = 1',
    client.server.clock.now() + 1000,
  )
  expect(await transfer(token, 'MAIN', 'JL', '5')).toMatchObject({ code: 'ACCOUNT_EXCLUDED' })
  expect(await transfer(token, 'JL', 'MAIN', '30')).toMatchObject({ success: true })
  expect(await client.call(wallets.recall, {}, { token, key: freshKey() })).toMatchObject({
    value: { amount: '50.00' },
  })
})

test('[MBR-04] a recall brings everything back in one booking and says what came from where', async () => {
  const token = await client.logIn('juan')
  await transfer(token, 'MAIN', 'PP', '300')
  await transfer(token, 'MAIN', 'JL', '100.10')
  const key = freshKey()
  const order = await client.value(wallets.recall, {}, { token, key })
  expect(order).toMatchObject({
    amount: '400.10',
    wallets: [
      { vassalage: 'JL', displayName: 'Kidlat', amount: '100.10' },
      { vassalage: 'PP', displayName: 'Habagat', amount: '300.00' },
    ],
  })
  expect(await holdings(token)).toEqual({ MAIN: '12480.75' })
  expect(await client.value(wallets.recall, {}, { token, key })).toEqual(order)
  expect(await client.value(wallets.recallOrder, { idempotencyKey: key }, { token })).toEqual({ order })
  expect(await client.call(wallets.recall, {}, { token, key: freshKey() })).toMatchObject({
    code: 'WALLET_EMPTY',
  })
})

test('[MBR-14] the same key moves once; another body or another account with it doesn’t get in the way', async () => {
  const [juan, rico] = [await client.logIn('juan'), await client.logIn('rico')]
  const key = freshKey()
  const first = await transfer(juan, 'MAIN', 'JL', '10', key)
  expect(await transfer(juan, 'MAIN', 'JL', '10', key)).toEqual(first)
  expect(await transfer(juan, 'MAIN', 'JL', '11', key)).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
  expect(await transfer(rico, 'MAIN', 'JL', '12', key)).toMatchObject({ success: true })
  expect(await holdings(juan)).toMatchObject({ JL: '10.00' })
  const outcome = (token: string, idempotencyKey: string) =>
    client.value(wallets.transferOrder, { idempotencyKey }, { token })
  expect(await outcome(juan, key)).toEqual({ order: first.value })
  expect(await outcome(rico, key)).toMatchObject({ order: { amount: '12.00' } })
  expect(await outcome(juan, freshKey())).toEqual({ order: null })
  expect(await client.value(wallets.recallOrder, { idempotencyKey: key }, { token: juan })).toEqual({
    order: null,
  })
})
