import { CompactEncrypt, importJWK, type JWK } from 'jose'

/**
 * Encrypts a payload for the platform: compact JWE, RSA-OAEP-256 with A256GCM, under the brand's public key.
 * `iat` (seconds) and `nonce` go into the plaintext so that the gateway can refuse a replay.
 * @param at the time by the gateway's clock, in milliseconds.
 * Load this module lazily: it brings jose with it. Needs a secure context, since it stands on WebCrypto.
 */
export async function encryptPayload(payload: object, key: JWK, at = Date.now()): Promise<string> {
  const publicKey = await importJWK(key, 'RSA-OAEP-256')
  const plaintext = JSON.stringify({
    ...payload,
    iat: Math.floor(at / 1000),
    nonce: crypto.randomUUID(),
  })
  return new CompactEncrypt(new TextEncoder().encode(plaintext))
    .setProtectedHeader({
      alg: 'RSA-OAEP-256',
      enc: 'A256GCM',
      ...(key.kid !== undefined && { kid: key.kid }),
    })
    .encrypt(publicKey)
}
