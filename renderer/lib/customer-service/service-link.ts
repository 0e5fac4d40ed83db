import { secureAddress } from '#shared/domain/secure-address.ts'
import { matchesAnySource } from '#shared/domain/source.ts'

/** The encrypted address of customer service with its key, as the gateway sends them. */
export type SealedLink = { link?: string | undefined; key?: string | undefined } | undefined

/**
 * The address, or why there is none. `unreadable`: missing, or not decryptable with this key. `refused`: it isn't on
 * one of the brand's chat hosts. `notLoaded`: the crypto module couldn't be loaded.
 */
export type OpenedLink = { address: string } | { failed: 'unreadable' | 'refused' | 'notLoaded' }

/**
 * Decrypts the address of customer service. The crypto module is loaded on demand.
 * @param sources the brand's chat hosts, where the address must be.
 */
export async function openServiceLink(sent: SealedLink, sources: readonly string[]): Promise<OpenedLink> {
  if (!sent?.link || !sent.key || !window.isSecureContext) return { failed: 'unreadable' }
  const jose = await import('jose').catch(() => undefined)
  if (!jose) return { failed: 'notLoaded' }
  try {
    const { plaintext } = await jose.compactDecrypt(sent.link, jose.base64url.decode(sent.key), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    return checkAddress(new TextDecoder().decode(plaintext), sources)
  } catch {
    return { failed: 'unreadable' }
  }
}

/**
 * Checks that an address is safe to open, and on one of the brand's chat hosts.
 * @param sources the brand's chat hosts.
 */
export function checkAddress(text: string, sources: readonly string[]): OpenedLink {
  if (!URL.canParse(text)) return { failed: 'unreadable' }
  const url = secureAddress(text)
  return url && matchesAnySource(url.href, sources) ? { address: url.href } : { failed: 'refused' }
}
