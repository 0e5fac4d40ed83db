import { expect, test } from 'vitest'
import type { Withdrawal } from '#shared/contract/endpoints/withdrawals.ts'
import { withdrawals } from '#shared/contract/endpoints/withdrawals.ts'
import { order } from '../testing/teller.ts'
import { isClosed, orderSteps } from './order-steps.ts'

const withdrawal = (change: Partial<Withdrawal>) => ({
  ...withdrawals.request.value.parse(order),
  ...change,
})
const report = { time: 5, pictures: 1, remark: '' }

test.each<[Partial<Withdrawal>, string, boolean]>([
  [{ state: 'review' }, 'made:done reviewed:now paid:open received:open', false],
  [{ state: 'paying' }, 'made:done reviewed:done paid:now received:open', false],
  [{ state: 'paid' }, 'made:done reviewed:done paid:done received:now', false],
  [{ state: 'disputed', report }, 'made:done reviewed:done paid:done reported:now received:open', false],
  [
    { state: 'paid', report, paidAgain: true },
    'made:done reviewed:done reported:done paid:done received:now',
    false,
  ],
  [{ state: 'received' }, 'made:done reviewed:done paid:done received:done', true],
  [{ state: 'received', report }, 'made:done reviewed:done paid:done reported:done received:done', true],
  [{ state: 'rejected' }, 'made:done rejected:failed', true],
  [{ state: 'failed' }, 'made:done reviewed:done failed:failed', true],
])('[MBR-06] %j: %s', (change, steps, closed) => {
  const found = withdrawal(change)
  expect(
    orderSteps(found)
      .map(({ name, state }) => `${name}:${state}`)
      .join(' '),
  ).toBe(steps)
  expect(isClosed(found.state)).toBe(closed)
})
