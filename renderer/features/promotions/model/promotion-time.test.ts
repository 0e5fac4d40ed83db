import { expect, test } from 'vitest'
import { promotionTime } from './promotion-time.ts'

const day = 86_400_000
const now = 100 * day

test.each([
  [
    { startTime: now + day, endTime: null },
    { kind: 'starts', time: now + day },
  ],
  [{ startTime: 0 }, { kind: 'endless' }],
  [
    { startTime: 0, endTime: now + 1 },
    { kind: 'ends', days: 1 },
  ],
  [
    { startTime: 0, endTime: now + 2 * day },
    { kind: 'ends', days: 2 },
  ],
  [{ startTime: 0, endTime: now }, { kind: 'over' }],
])('a promotion %j says %j', (promotion, expected) => {
  expect(promotionTime(promotion, now)).toEqual(expected)
})
