import { CompactEncrypt, importJWK, type JWK } from 'jose'

/** How payloads are encrypted: the key with `alg`, the content with `enc`. */
export const payloadAlgorithms = { alg: 'RSA-OAEP-256', enc: 'A256GCM' } as const

/**
 * Encrypts a payload for the gateway: compact JWE, RSA-OAEP-256 with A256GCM, with the brand's public key. `iat`
 * (seconds) and `nonce` are added to the plaintext so that the gateway can reject a replay. Import this module
 * lazily, because it brings jose. Needs a secure context, because it uses WebCrypto.
 * @param at the time by the gateway's clock, in milliseconds.
 */
export async function encryptPayload(payload: object, key: JWK, at: number): Promise<string> {
  const publicKey = await importJWK(key, payloadAlgorithms.alg)
  const plaintext = JSON.stringify({
    ...payload,
    iat: Math.floor(at / 1000),
    nonce: crypto.randomUUID(),
  })
  return new CompactEncrypt(new TextEncoder().encode(plaintext))
    .setProtectedHeader({
      ...payloadAlgorithms,
      ...(key.kid !== undefined && { kid: key.kid }),
    })
    .encrypt(publicKey)
}
