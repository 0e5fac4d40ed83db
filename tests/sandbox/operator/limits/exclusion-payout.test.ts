import { afterEach, beforeEach, expect, test } from 'vitest'
import { contract } from '#shared/contract/endpoints/index.ts'
import { answerPayment } from '../deposits/pay-deposit.ts'
import { depositTakes } from '../deposits/settle-deposits.ts'
import { assertLedgerBalanced } from '../ledger/audit.ts'
import { settleAccount } from '../settlement/settle-account.ts'
import { openTeller } from '../withdrawals/test-teller.ts'

const juan = 1
let teller: Awaited<ReturnType<typeof openTeller>>
beforeEach(async () => {
  teller = await openTeller()
})
afterEach(() => {
  assertLedgerBalanced(teller.client.server.db)
  teller.client.close()
})

const exclude = (payOut?: boolean) =>
  teller.client.value(
    contract.limits.pause,
    { period: 'year1', ...(payOut !== undefined && { payOut }) },
    { token: teller.token },
  )
const settle = (time = 0) => {
  teller.clock.advance(time)
  settleAccount(teller.client.server.sandbox, juan)
}
const funds = () => teller.client.server.sandbox.ledger.balance('wallet', juan)
/** The largest first. */
const orders = () =>
  teller.client.server.db.all<{ amount: number; fee: number; state: string }>(
    'SELECT amount, fee, state FROM withdrawals ORDER BY amount DESC',
  )
const hour = 3_600_000

test('[RSG-03] an exclusion offers the own money, and pays all of it out without fee or turnover, bonuses not', async () => {
  const { client, token } = teller
  const deposit = { channelId: 'gcash', amount: '1000', bonusId: 'first' }
  const { orderId } = await client.value(contract.cashier.deposit, deposit, { token, key: 'd' })
  answerPayment(client.server.sandbox, orderId, 'pay', 'test')
  teller.clock.advance(depositTakes)
  const { payout } = await client.value(contract.limits.overview, {}, { token })
  expect(payout).toMatchObject({ amount: '13480.75', bankName: 'GCash' })
  client.server.sandbox.settings.change({ withdrawalFee: '25', withdrawalFree: '0' })
  await exclude(true)
  expect(orders()).toEqual([{ amount: 13_480_75, fee: 0, state: 'review' }])
  settle(hour)
  settle(hour)
  expect(orders()).toMatchObject([{ state: 'received' }])
  // The bonus stays.
  expect(funds()).toBe(1000_00)
})

test('[RSG-03] what an open bet wins follows to the payout account', async () => {
  const { client, token } = teller
  const sessionId = await client.play(token)
  await client.wallet('bet', { sessionId, roundId: 'r', txId: 'b', amount: '480.75' })
  await exclude(true)
  await client.wallet('win', { sessionId, roundId: 'r', txId: 'w', amount: '900.00' })
  settle(1)
  expect(orders().map(({ amount }) => amount)).toEqual([12_000_00, 900_00])
  expect(funds()).toBe(0)
})

test('[RSG-03] a withdrawal under way goes on, and what the operator returns of a payout isn’t sent again', async () => {
  await teller.withdraw()
  await exclude(true)
  expect(orders().map(({ amount }) => amount)).toEqual([11_980_75, 500_00])
  teller.client.server.db.run("UPDATE withdrawals SET outcome = 'rejected' WHERE amount > 50000")
  settle(hour)
  settle(hour)
  expect(orders().map(({ state }) => state)).toEqual(['rejected', 'received'])
  expect(funds()).toBe(11_980_75)
})

test('[RSG-03] a payout waits where withdrawals wait, and goes out by itself then', async () => {
  const { db, clock } = teller.client.server
  db.run('UPDATE accounts SET withdrawals_from = ? WHERE id = 1', clock.now() + hour)
  await exclude(true)
  expect(orders()).toEqual([])
  settle(hour)
  expect(orders()).toMatchObject([{ amount: 12_480_75 }])
})

test('[RSG-03] who doesn’t want it, or has no payout account, keeps the money in the account', async () => {
  const { client, token } = teller
  client.server.db.run('UPDATE payout_accounts SET removed = 1')
  expect(await client.value(contract.limits.overview, {}, { token })).toMatchObject({ payout: null })
  client.server.db.run('UPDATE payout_accounts SET removed = NULL')
  await exclude(false)
  settle(hour)
  expect(orders()).toEqual([])
  expect(funds()).toBe(12_480_75)
})
