import * as z from 'zod'
import { text } from './text-fields.ts'

/** Fewest bits of an RSA modulus that RSA-OAEP may be used with (RFC 7518, section 4.3). */
const fewestBits = 2048
const mostBits = 8192

/** Says what is wrong with an RSA modulus in base64url, or returns undefined. */
function modulusFault(modulus: string): string | undefined {
  if (!/^[\w-]+$/.test(modulus)) return 'must be base64url: letters, digits, "-" and "_"'
  // A leading zero byte is no part of the number.
  const bits = Math.floor((modulus.replace(/^A+/, '').length * 6) / 8) * 8
  if (bits < fewestBits) return `must have at least ${fewestBits} bits, but this key has about ${bits}`
  return bits > mostBits ? `must have at most ${mostBits} bits` : undefined
}

/** Members of a JWK that only the owner of the key may have. */
export const privateMembers: readonly string[] = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k']

/** A public key (JWK) that payloads are encrypted with. */
export const publicKey = () =>
  z.strictObject({
    kty: z.literal('RSA', 'must be "RSA"').meta({ description: 'The kind of key.', examples: ['RSA'] }),
    kid: text(100).meta({ description: 'Names the key to the gateway.', examples: ['2027-01'] }),
    n: z
      .string()
      .superRefine((value, context) => {
        const message = modulusFault(value)
        if (message !== undefined) context.addIssue({ code: 'custom', input: value, message })
      })
      .meta({ description: 'The modulus in base64url, of at least 2048 bits.', examples: ['u8viooTCtil…'] }),
    e: z
      .string()
      .regex(/^(AQAB|Aw)$/, 'must be a public exponent in base64url: 65537 or 3')
      .meta({ description: 'The exponent in base64url.', examples: ['AQAB'] }),
    alg: z
      .literal('RSA-OAEP-256', 'must be "RSA-OAEP-256", which payloads are encrypted with')
      .optional()
      .meta({ description: 'The algorithm.', examples: ['RSA-OAEP-256'] }),
    use: z
      .literal('enc', 'must be "enc", for encryption')
      .optional()
      .meta({ description: 'What the key is for.', examples: ['enc'] }),
  })

/** An Ed25519 public key: 32 bytes in base64url. */
export const updateKey = () =>
  z.string().regex(/^[\w-]{43}$/, 'must be a public key, as npm run update-key prints it')
