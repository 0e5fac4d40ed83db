import { expect, test } from 'vitest'
import { operatingSystem } from './operating-system.ts'

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'macOS'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'iOS'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'Android'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux'],
  ['curl/8', 'Other'],
])('%s is %s', (userAgent, system) => {
  expect(operatingSystem(userAgent)).toBe(system)
})
