import { afterEach, beforeEach, expect, test } from 'vitest'
import { contract } from '#shared/contract/endpoints/index.ts'
import { openTeller } from './test-teller.ts'

const minute = 60_000
const day = 24 * 60 * minute

let teller: Awaited<ReturnType<typeof openTeller>>
beforeEach(async () => {
  teller = await openTeller()
})
afterEach(() => teller.client.close())

const set = (values: object) => teller.client.server.sandbox.settings.change(values)

test('[MBR-06] limits count by the day of the merchant', async () => {
  set({ withdrawalFee: '0' })
  for (let order = 0; order < 10; order += 1) await teller.withdraw({ amount: '100.00' })
  expect(await teller.ask()).toMatchObject({ code: 'WITHDRAWAL_DAY_COUNT' })
  teller.clock.set('2026-11-21T23:59:59+08:00')
  expect(await teller.ask()).toMatchObject({ code: 'WITHDRAWAL_DAY_COUNT' })
  teller.clock.set('2026-11-22T00:00:00+08:00')
  expect(await teller.ask()).toMatchObject({ success: true })
})

test('[MBR-06] a limit that changed while the form was open is refused with the new one', async () => {
  set({ withdrawalMin: '500' })
  expect(await teller.ask({ amount: '499.99' })).toMatchObject({
    code: 'AMOUNT_OUT_OF_RANGE',
    message: expect.stringContaining('500'),
  })
  expect(await teller.terms()).toMatchObject({ min: '500.00' })
})

test('[MBR-06] history is latest first, by state, in pages, with sums that leave returned ones out', async () => {
  const from = teller.clock.now()
  await teller.withdraw({ amount: '100.00' })
  set({ withdrawalOutcome: 'rejected' })
  teller.clock.advance(1000)
  await teller.withdraw({ amount: '200.00' })
  teller.clock.advance(1000)
  await teller.withdraw({ amount: '300.00' })
  teller.clock.advance(minute)
  const list = (filter: object) =>
    teller.client.call(
      contract.withdrawals.list,
      { from, to: from + day, pageNo: 1, pageSize: 2, ...filter },
      { token: teller.token },
    )
  expect(await list({})).toMatchObject({
    value: {
      list: [{ amount: '300.00' }, { amount: '200.00' }],
      total: 3,
      totalPages: 2,
      totals: { amount: '100.00', fee: '0.00', received: '100.00' },
    },
  })
  expect(await list({ state: 'rejected', pageNo: 2 })).toMatchObject({ value: { list: [], total: 2 } })
  expect(await list({ from: -1 })).toMatchObject({ code: 'RANGE_INVALID' })
  expect(await list({ pageSize: 0 })).toMatchObject({ code: 'PAGE_INVALID' })
})
