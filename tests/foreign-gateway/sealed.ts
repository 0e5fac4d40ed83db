import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'

/** Milliseconds that the clock of a client may be wrong. */
const tolerance = 5 * 60_000

/** Why a sealed body is refused: it wasn't encrypted with the key, or is old or was seen before. */
export class NotOpened extends Error {
  override readonly name = 'NotOpened'
  readonly why: 'unreadable' | 'replayed'

  constructor(why: NotOpened['why']) {
    super(why)
    this.why = why
  }
}

/** A public RSA key as a JWK. */
export type PublicKey = { kty: 'RSA'; n: string; e: string; kid: string; alg: 'RSA-OAEP-256'; use: 'enc' }

/** Opens bodies that clients have encrypted. */
export type Opener = {
  /** What clients encrypt with. */
  publicKey: PublicKey
  /**
   * The fields of a body.
   * @throws NotOpened
   */
  open(body: unknown): Promise<Readonly<Record<string, unknown>>>
}

/** Makes a pair of keys. */
export async function makeOpener(): Promise<Opener> {
  const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true })
  const seen = new Map<unknown, number>()
  const { n = '', e = '' } = await exportJWK(publicKey)
  return {
    publicKey: { kty: 'RSA', n, e, kid: 'isla-1', alg: 'RSA-OAEP-256', use: 'enc' },
    async open(body) {
      const { plaintext } = await compactDecrypt(String(Object(body).payload), privateKey, {
        keyManagementAlgorithms: ['RSA-OAEP-256'],
        contentEncryptionAlgorithms: ['A256GCM'],
      }).catch(() => {
        throw new NotOpened('unreadable')
      })
      const { iat, nonce, ...fields } = Object(JSON.parse(new TextDecoder().decode(plaintext)))
      const now = Date.now()
      for (const [old, time] of seen) if (now - time > 2 * tolerance) seen.delete(old)
      if (!(Math.abs(now - iat * 1000) <= tolerance) || seen.has(nonce)) throw new NotOpened('replayed')
      seen.set(nonce, now)
      return fields
    },
  }
}
