import { expect, test } from 'vitest'
import { checkLink, numberOrNull } from './link-values.ts'

const bounds = { highestRate: '1.2', longestName: 30, mostUses: 10_000 }
const values = { name: 'Fair', kind: 'member', rate: '0.5', days: '30', uses: '' } as const

test.each([
  [{}, {}],
  [{ name: 'x'.repeat(31) }, { name: 'long' }],
  [{ name: '🙂'.repeat(30) }, {}],
  [{ rate: '1.2' }, {}],
  [{ rate: '0' }, {}],
  [{ rate: '1.21' }, { rate: 'outside' }],
  [{ rate: '0.50001' }, { rate: 'invalid' }],
  [{ rate: '' }, { rate: 'invalid' }],
  [{ uses: '1' }, {}],
  [{ uses: '10000' }, {}],
  [{ uses: '10001' }, { uses: 'invalid' }],
  [{ uses: '0' }, { uses: 'invalid' }],
  [{ uses: '1.5' }, { uses: 'invalid' }],
  [{ uses: '-1' }, { uses: 'invalid' }],
  [{ uses: 'many' }, { uses: 'invalid' }],
])('[AGT-02] a link with %j has the faults %j', (typed, faults) => {
  expect(checkLink({ ...values, ...typed }, bounds)).toEqual(faults)
})

test('[AGT-02] an empty field of a link means no limit', () => {
  expect([numberOrNull(' '), numberOrNull('12')]).toEqual([null, 12])
})
