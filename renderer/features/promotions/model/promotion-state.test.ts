import { expect, test } from 'vitest'
import { canTakePart, promotionState } from './promotion-state.ts'

const day = 86_400_000
const now = 100 * day
const running = { startTime: now - day, endTime: now + day }
const over = { startTime: 0, endTime: now - day }

test.each([
  [running, undefined, 'open'],
  [{ startTime: now + day, endTime: null }, undefined, 'comingSoon'],
  [over, undefined, 'closed'],
  [running, 'applying', 'applying'],
  [running, 'rejected', 'rejected'],
  [running, 'process', 'process'],
  [running, 'joined', 'joined'],
  [over, 'issued', 'issued'],
  [over, 'claimed', 'claimed'],
  [over, 'blessed', 'closed'],
  [running, '', 'open'],
] as const)('[PRO-01] %j, reported as %j, is %s', (promotion, reported, state) => {
  expect(promotionState(promotion, reported, now)).toBe(state)
})

test.each([
  ['open', true],
  ['joined', true],
  ['process', true],
  ['applying', true],
  ['comingSoon', false],
  ['closed', false],
  ['rejected', false],
  ['issued', false],
  ['claimed', false],
] as const)('[PRO-01] %s leaves something to do: %s', (state, left) => {
  expect(canTakePart(state)).toBe(left)
})
