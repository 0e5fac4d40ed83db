import { expect, test } from 'vitest'
import { isFinal, orderSteps } from './order-steps.ts'

test.each([
  ['created', 'made:done waiting:now received:open credited:open', false],
  ['pending', 'made:done waiting:done received:now credited:open', false],
  ['credited', 'made:done waiting:done received:done credited:done', true],
  ['failed', 'made:done waiting:failed received:open credited:open', true],
] as const)('an order that is %s: %s', (state, steps, final) => {
  expect(
    orderSteps(state)
      .map(({ name, state: reached }) => `${name}:${reached}`)
      .join(' '),
  ).toBe(steps)
  expect(isFinal(state)).toBe(final)
})
