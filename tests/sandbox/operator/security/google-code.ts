import { createHmac } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const period = 30_000
const digits = 6

/** Decodes the base32 secret of an authenticator app (RFC 4648, without padding). */
function secretBytes(secret: string): Buffer {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/**
 * The code that an authenticator app shows (RFC 6238 with SHA-1, 30 s, six digits).
 * @param time ms since 1970
 */
export function googleCode(secret: string, time: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(time / period)))
  const digest = createHmac('sha1', secretBytes(secret)).update(counter).digest()
  const offset = digest.readUInt8(digest.length - 1) & 0xf
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** Whether the code is the current one, or the one before or after it, because clocks differ. */
export const isGoogleCode = (secret: string, code: string, time: number): boolean =>
  [-period, 0, period].some((drift) => googleCode(secret, time + drift) === code)
