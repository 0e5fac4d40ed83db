import { expect, test } from 'vitest'
import { formatBytes } from './format-bytes.ts'

test.each([
  [18_874_368, 'en-PH', '18 MB'],
  [2_202_010, 'en-PH', '2.1 MB'],
  [98_566_144, 'ja', '94 MB'],
  [0, 'en-PH', '0 MB'],
])('[DWN-01] %d bytes are %s: %s', (bytes, tag, text) => {
  expect(formatBytes(bytes, tag)).toBe(text)
})
