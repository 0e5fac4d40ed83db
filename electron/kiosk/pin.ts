import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** A PIN's format: four to twelve digits. */
export const pinPattern = /^\d{4,12}$/

/** Cost of one attempt: about a tenth of a second and 32 MB, which slows down guessing a stolen hash. */
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
 * Returns the hash of a PIN as a policy stores it: "scrypt:N:r:p:salt:key", salt and key in base64url.
 * @throws RangeError unless the PIN is four to twelve digits.
 */
export async function hashPin(pin: string, salt = randomBytes(16)): Promise<string> {
  if (!pinPattern.test(pin)) throw new RangeError('A PIN has four to twelve digits')
  const key = await derive(pin, salt, cost)
  return ['scrypt', cost.n, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join(':')
}

/** Whether a PIN matches the hash. False for a hash that is invalid or would cost too much. Never rejects. */
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
