import { expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { pastPaymentPassword } from '#sandbox/world/accounts/accounts.ts'
import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { standingClock } from '../records/test-rounds.ts'

test('[MBR-06] past withdrawals are orders, received, as many and as much as the ledger says', async () => {
  const clock = standingClock('2026-11-22T00:00:01+08:00')
  const client = new TestClient({ history: true, clock })
  const token = await client.logIn('juan')
  const filter = { from: clock.now() - 100 * dayLength, to: clock.now(), pageNo: 1, pageSize: 500 }
  const { list, total, totals } = await client.value(contract.withdrawals.list, filter, { token })
  expect(total).toBeGreaterThan(0)
  expect(list.every(({ state, orderId }) => state === 'received' && /^WP\d{5}$/.test(orderId))).toBe(true)
  const net = await client.value(contract.cashier.netDeposits, {}, { token })
  expect(totals?.amount).toBe(net.withdrawals)
  const { accounts } = await client.value(contract.payout.accounts, { language: 'EN' }, { token })
  expect(accounts).toMatchObject([{ bankName: 'GCash', number: '0917 ••• ••67', isDefault: true }])
  const check = { paymentPassword: pastPaymentPassword, purpose: 'withdraw' } as const
  expect(await client.call(contract.paymentPassword.check, check, { token })).toMatchObject({ success: true })
  client.close()
})
