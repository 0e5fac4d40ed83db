import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

/** Cheap, so that tests are fast. These passwords protect only play money on one machine. */
const cost = { N: 1024, r: 8, p: 1 }
const keyLength = 32

/** A password as it is stored: `salt:hash` in base64url. */
export function hashPassword(password: string): string {
  const salt = randomBytes(12)
  return `${salt.toString('base64url')}:${scryptSync(password, salt, keyLength, cost).toString('base64url')}`
}

/** Whether a password matches the stored one. Nothing matches an account without a password (""). */
export function isPassword(password: string, kept: string): boolean {
  const [salt = '', hash = ''] = kept.split(':')
  const expected = Buffer.from(hash, 'base64url')
  const given = scryptSync(password, Buffer.from(salt, 'base64url'), keyLength, cost)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
