import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** What a PIN is made of. */
export const pinPattern = /^\d{4,12}$/

/** Cost of one try: about a tenth of a second and 32 MB, so that nobody tries a stolen hash quickly. */
const cost = { n: 2 ** 15, r: 8, p: 1 }
const keyLength = 32

function derive(pin: string, salt: Buffer, { n, r, p }: typeof cost): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(pin, salt, keyLength, { N: n, r, p, maxmem: 256 * n * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )
}

/**
 * The hash of a PIN as a policy holds it: "scrypt:N:r:p:salt:key", both in base64url.
 * @throws RangeError when it isn't four to twelve digits.
 */
export async function hashPin(pin: string, salt = randomBytes(16)): Promise<string> {
  if (!pinPattern.test(pin)) throw new RangeError('A PIN has four to twelve digits')
  const key = await derive(pin, salt, cost)
  return ['scrypt', cost.n, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join(':')
}

/** Whether a PIN is the hashed one. False for a hash that is none, or that would cost too much. Never rejects. */
export async function isPin(pin: string, hash: string): Promise<boolean> {
  const [kind, n, r, p, salt, key] = hash.split(':')
  const costs = { n: Number(n), r: Number(r), p: Number(p) }
  if (kind !== 'scrypt' || !salt || !key || costs.n > 2 ** 18 || costs.r > 16 || costs.p > 4) return false
  try {
    const expected = Buffer.from(key, 'base64url')
    const found = await derive(pin, Buffer.from(salt, 'base64url'), costs)
    return expected.length === found.length && timingSafeEqual(expected, found)
  } catch {
    return false
  }
}
