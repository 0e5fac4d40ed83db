/** Amounts that no account can hold are rejected on input, so that every balance stays readable. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { fromMinor } from '#shared/domain/money.ts'
import { answerPayment } from '../deposits/pay-deposit.ts'
import { depositTakes } from '../deposits/settle-deposits.ts'
import { largestAmount, largestBalance } from './amounts.ts'
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

const setBalance = (amount: string) =>
  client.fetch('/__sandbox/api/accounts/juan/balance', {
    method: 'PUT',
    body: JSON.stringify({ amount }),
    headers: { 'Content-Type': 'application/json', Host: '127.0.0.1:4310' },
  })

test.each(['90071992547409.92', '999999999999999.99', fromMinor(largestAmount + 1)])(
  '[LNCH-08] a win of %s is refused, and the account can be read as before',
  async (amount) => {
    const round = { sessionId, roundId: 'r1' }
    await client.wallet('bet', { ...round, txId: 'b1', amount: '1.00' })
    expect(await client.wallet('win', { ...round, txId: 'w1', amount })).toMatchObject({
      success: false,
      code: 'AMOUNT_OUT_OF_RANGE',
    })
    expect(await client.wallet('win', { ...round, txId: 'f1', amount, kind: 'freeRound' })).toMatchObject({
      code: 'AMOUNT_OUT_OF_RANGE',
    })
    expect(await client.wallet('bet', { ...round, txId: 'b2', amount })).toMatchObject({
      code: 'AMOUNT_OUT_OF_RANGE',
    })
    expect(await client.balance(token)).toBe('12479.75')
  },
)

test('[LNCH-08] the largest amount is paid, again and again until the wallet is full, and never beyond', async () => {
  await setBalance(fromMinor(largestBalance - largestAmount - 100))
  const pay = async (id: string, amount: string) => {
    await client.wallet('bet', { sessionId, roundId: id, txId: `${id}-b`, amount: '1.00' })
    return client.wallet('win', { sessionId, roundId: id, txId: `${id}-w`, amount })
  }
  expect(await pay('r1', fromMinor(largestAmount))).toMatchObject({
    value: { balance: fromMinor(largestBalance - 200) },
  })
  expect(await pay('r2', '3.01')).toMatchObject({ code: 'AMOUNT_OUT_OF_RANGE' })
  expect(await pay('r3', '4.00')).toMatchObject({ value: { balance: fromMinor(largestBalance) } })
  expect(await client.balance(token)).toBe(fromMinor(largestBalance))
})

test('[LNCH-08] a bet of nothing is no bet', async () => {
  const call = { sessionId, roundId: 'r1', txId: 'b1', amount: '0.00' }
  expect(await client.wallet('bet', call)).toMatchObject({ code: 'AMOUNT_OUT_OF_RANGE' })
})

test('a deposit that the wallet has no room for fails, and the account can still be read', async () => {
  await setBalance(fromMinor(largestBalance))
  const { orderId } = await client.value(
    contract.cashier.deposit,
    { channelId: 'gcash', amount: '500.00' },
    { token, key: 'k1' },
  )
  answerPayment(client.server.sandbox, orderId, 'pay', 'test')
  client.server.clock.advance(depositTakes)
  expect(await client.balance(token)).toBe(fromMinor(largestBalance))
  const { order } = await client.value(contract.cashier.depositOrder, { orderId }, { token })
  expect(order).toMatchObject({ state: 'failed' })
})

test.each(['999999999999999.99', '90071992547409.92', '500.001', '-500.00', '1e5'])(
  'a deposit of %s is refused in words',
  async (amount) => {
    const order = { channelId: 'gcash', amount }
    const refused = await client.call(contract.cashier.deposit, order, { token, key: 'k1' })
    expect(refused).toMatchObject({ success: false, code: expect.stringMatching(/^AMOUNT_/) })
  },
)

test.each(['-1.00', '999999999999999.99', fromMinor(largestBalance + 1)])(
  'no balance is set to %s',
  async (amount) => {
    expect((await setBalance(amount)).status).toBe(400)
    expect(await client.balance(token)).toBe('12480.75')
  },
)
