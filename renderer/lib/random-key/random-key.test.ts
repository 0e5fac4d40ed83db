import { expect, test } from 'vitest'
import { randomKey } from './random-key.ts'

test('[MBR-14] keys are UUIDs of version 4, and no two are alike', () => {
  const keys = Array.from({ length: 1000 }, randomKey)
  for (const key of keys)
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(keys).size).toBe(1000)
})
