import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { answerPayment } from '../deposits/pay-deposit.ts'
import { assertLedgerBalanced } from './audit.ts'

let client: TestClient
beforeAll(() => {
  client = new TestClient()
})
afterAll(() => client.close())

test('[RSG-04] lifetime net deposits are what the ledger booked, and nothing else moves them', async () => {
  const { sandbox } = client.server
  const token = await client.logIn('juan')
  const net = () => client.value(contract.cashier.netDeposits, {}, { token })
  expect(await net()).toMatchObject({ deposits: '0.00', withdrawals: '0.00', net: '0.00' })

  const payOrder = ({ orderId }: { orderId: string }) => answerPayment(sandbox, orderId, 'pay', 'test')
  for (const [key, amount] of [
    ['one', '500.00'],
    ['two', '1250.50'],
  ] as const)
    payOrder(await client.value(contract.cashier.deposit, { channelId: 'gcash', amount }, { token, key }))
  // Pending deposits don't count yet.
  expect(await net()).toMatchObject({ deposits: '0.00' })
  sandbox.clock.advance(2000)
  expect(await net()).toMatchObject({ deposits: '1750.50', net: '1750.50' })

  // Winnings, bonuses and bets are no deposits.
  sandbox.ledger.post('bet', 'a bet', sandbox.clock.now(), [
    { kind: 'wallet', owner: 1, amount: -100_00 },
    { kind: 'house', amount: 100_00 },
  ])
  expect(await net()).toMatchObject({ net: '1750.50' })

  sandbox.ledger.move('withdrawal', 'W1', sandbox.clock.now(), 1, 2000_25)
  sandbox.ledger.move('fee', 'W1', sandbox.clock.now(), 1, 15_00)
  sandbox.ledger.move('bonus', 'B1', sandbox.clock.now(), 1, 88_00)
  expect(await net()).toMatchObject({ deposits: '1750.50', withdrawals: '2000.25', net: '-249.75' })
  expect(await client.balance(token)).toBe('12204.00')
  assertLedgerBalanced(sandbox.db)
})
