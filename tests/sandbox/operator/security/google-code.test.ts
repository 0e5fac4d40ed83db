import { expect, test } from 'vitest'
import { googleCode, isGoogleCode } from './google-code.ts'

/**
 * Base32 of "12345678901234567890", the secret of RFC 6238's test vectors. Theirs have eight digits; we use the last
 * six.
 */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('after %d seconds the code is %s (RFC 6238)', (seconds, code) =>
  expect(googleCode(secret, seconds * 1000)).toBe(code),
)

test('half a minute before or after, a code is still good, and no longer', () => {
  const now = 1_234_567_890_000
  const at = (drift: number) => isGoogleCode(secret, googleCode(secret, now + drift), now)
  expect([-60_000, -30_000, 0, 30_000, 60_000].map(at)).toEqual([false, true, true, true, false])
})
