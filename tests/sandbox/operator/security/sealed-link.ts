import { createCipheriv, randomBytes } from 'node:crypto'

/**
 * Encrypts a URL as a compact JWE (`dir`, A256GCM) with a new key. The client gets both, so this only hides the URL
 * from logs and scrapers.
 */
export function sealLink(address: string): { link: string; key: string } {
  const key = randomBytes(32)
  const iv = randomBytes(12)
  const header = Buffer.from(JSON.stringify({ alg: 'dir', enc: 'A256GCM' })).toString('base64url')
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(header))
  const text = Buffer.concat([cipher.update(address, 'utf8'), cipher.final()])
  const parts = [iv, text, cipher.getAuthTag()].map((part) => part.toString('base64url'))
  // With `dir`, the second part (the encrypted key) is empty.
  return { link: `${header}..${parts.join('.')}`, key: key.toString('base64url') }
}
