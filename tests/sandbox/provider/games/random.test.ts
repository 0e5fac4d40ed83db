import { expect, test } from 'vitest'
import { secureRandom } from './random.ts'

test('the random source is even', () => {
  const seen = Array(13).fill(0)
  for (let i = 0; i < 26_000; i++) seen[secureRandom(13)]++
  for (const count of seen) expect(Math.abs(count - 2_000)).toBeLessThan(300)
})
