import { expect, test } from 'vitest'
import { analyticsIdOf } from './analytics-id.ts'

test.each(['G-ABCD', 'G-1A2B3C4D5E', 'UA-12345-1'])('[BOOT-09] %s is an analytics id', (id) => {
  expect(analyticsIdOf(id)).toBe(id)
})

test.each([
  '',
  'G-',
  'g-abcd1234',
  'G-ABC',
  'G-ABCD1234&x=',
  ' G-ABCD1234',
  'G-ABCD1234\n',
  'GTM-ABCD12',
  'UA-1',
  '"><script>alert(1)</script>',
  'G-../../evil',
  null,
  undefined,
  5,
])('[BOOT-09] %j is none', (id) => {
  expect(analyticsIdOf(id)).toBeUndefined()
})
