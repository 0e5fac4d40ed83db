import { expect, test } from 'vitest'
import { isFinal, orderSteps } from './order-steps.ts'

test.each([
  ['created', null, 'made:done waiting:now received:open credited:open', false],
  ['pending', 1, 'made:done waiting:done received:now credited:open', false],
  ['credited', 1, 'made:done waiting:done received:done credited:done', true],
  ['failed', null, 'made:done waiting:failed received:open credited:open', true],
  ['failed', 1, 'made:done waiting:done received:failed credited:open', true],
  ['expired', null, 'made:done waiting:failed received:open credited:open', true],
  ['cancelled', null, 'made:done waiting:failed received:open credited:open', true],
] as const)('[MBR-05] an order that is %s (paid: %s): %s', (state, paidTime, steps, final) => {
  expect(
    orderSteps({ state, paidTime })
      .map(({ name, state: reached }) => `${name}:${reached}`)
      .join(' '),
  ).toBe(steps)
  expect(isFinal(state)).toBe(final)
})
