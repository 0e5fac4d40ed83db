import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import type { AppUpdater } from 'electron-updater'
import { GenericProvider } from 'electron-updater/out/providers/GenericProvider.js'
import type { ProviderRuntimeOptions } from 'electron-updater/out/providers/Provider.js'

/** Where updates come from: a folder's address, and the public half of the key that signs what it offers. */
export type Feed = {
  readonly url: string
  /** Ed25519, 32 bytes in base64url: what JWK calls `x`. */
  readonly key: string
}

const invalid = (why: string) =>
  Object.assign(new Error(`the feed is ${why}`), { code: 'ERR_UPDATER_UNSIGNED_FEED' })

/**
 * Returns the feed for electron-updater. What it offers counts only if the file beside it, `<name>.sig`, holds its
 * signature in base64. The offer names the checksum of every installer, so these are signed by it, too: who only has
 * the server, and not the key, can offer nothing.
 */
export function signedFeed({ url, key }: Feed): Parameters<AppUpdater['setFeedURL']>[0] {
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key }, format: 'jwk' })
  return { provider: 'custom', updateProvider: providerOf(url, publicKey) }
}

const providerOf = (folder: string, publicKey: KeyObject) =>
  class SignedProvider extends GenericProvider {
    constructor(_: unknown, updater: AppUpdater, runtime: ProviderRuntimeOptions) {
      super({ provider: 'generic', url: folder }, updater, runtime)
    }
    protected override async httpRequest(
      ...[url, ...rest]: Parameters<GenericProvider['httpRequest']>
    ): Promise<string | null> {
      const offer = await super.httpRequest(url, ...rest)
      const place = new URL(url)
      place.pathname += '.sig'
      const signature = await super.httpRequest(place, ...rest).catch((error: unknown) => {
        throw isMissing(error) ? invalid('not signed') : error
      })
      const isSigned = verify(
        null,
        Buffer.from(offer ?? ''),
        publicKey,
        Buffer.from(signature ?? '', 'base64'),
      )
      if (!isSigned) throw invalid('signed by somebody else')
      return offer
    }
  }

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 404
