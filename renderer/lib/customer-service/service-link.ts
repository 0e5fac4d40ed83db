import { isLoopback } from '#shared/domain/loopback.ts'
import { matchesAnySource } from '#shared/domain/source.ts'

/** The address of customer service as the gateway sends it: encrypted, with its key beside it. */
export type SealedLink = { link?: string | undefined; key?: string | undefined } | undefined

/**
 * The address, or why there is none: there was none to open, or not with this key (`unreadable`); what is in it is
 * no place of the brand's that a person may be sent to (`refused`); the crypto did not come (`notLoaded`).
 */
export type OpenedLink = { address: string } | { failed: 'unreadable' | 'refused' | 'notLoaded' }

/**
 * Opens the address of customer service. The crypto is loaded when it is asked for.
 * @param sources the brand's chat hosts: where it may be.
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
 * Whether a person may be sent there: over https (or on this machine) to a host that the brand names for talking.
 * @param sources the brand's chat hosts.
 */
export function checkAddress(text: string, sources: readonly string[]): OpenedLink {
  const url = URL.parse(text.trim())
  if (!url) return { failed: 'unreadable' }
  const secure = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
  return secure && matchesAnySource(url.href, sources) ? { address: url.href } : { failed: 'refused' }
}
