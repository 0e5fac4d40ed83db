import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Brand } from '#shared/brand/brand.ts'

export type SignUpdatesOptions = {
  /** Folder of what electron-builder has made. */
  folder: string
  brand: Pick<Brand, 'title' | 'updates'>
  /** The secret half of the brand's key: PKCS #8 in base64. */
  secret: string | undefined
}

/**
 * Writes beside each `latest*.yml` its signature, `latest*.yml.sig`, without which no client takes it. Returns the names
 * of what was signed.
 * @throws an Error that says what is missing or doesn't fit; then nothing is written.
 */
export function signUpdates({ folder, brand: { title, updates }, secret }: SignUpdatesOptions): string[] {
  if (!updates) throw new Error(`${title} has no updates, so there is nothing to sign.`)
  if (!secret) throw new Error('UPDATE_KEY is missing. `npm run update-key` makes one.')
  const privateKey = createPrivateKey({ key: Buffer.from(secret, 'base64'), format: 'der', type: 'pkcs8' })
  if (createPublicKey(privateKey).export({ format: 'jwk' }).x !== updates.key)
    throw new Error(`UPDATE_KEY is not the key of ${title}: its clients would refuse what it signs.`)
  const offers = readdirSync(folder).filter((name) => /^latest.*\.yml$/.test(name))
  if (offers.length === 0) throw new Error(`${folder} holds no latest*.yml.`)
  for (const name of offers) {
    const signature = sign(null, readFileSync(join(folder, name)), privateKey)
    writeFileSync(join(folder, `${name}.sig`), signature.toString('base64'))
  }
  return offers
}
