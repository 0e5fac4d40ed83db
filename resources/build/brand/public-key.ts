import { createPublicKey, type KeyObject } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { reasonOf } from '#shared/domain/reason-of.ts'
import { brandFile, readBrandFile, shownBrandFile } from './brand-folder.ts'
import { ownKeysOf } from './leftovers.ts'
import { readBrandText } from './read-brand.ts'

/** A public key as a brand has it. `kid` is undefined where the file names none. */
type PublicKey = { kty: 'RSA'; kid: string | undefined; n: string; e: string; alg: string; use: string }

/**
 * Reads a public key from a file, as a JWK.
 * @throws Error that says what the file should be.
 */
export function publicKeyIn(file: string): PublicKey {
  const wanted = 'It must be the public RSA key of the gateway, as PEM ("-----BEGIN PUBLIC KEY-----") or JWK.'
  let key: KeyObject
  let kid: string | undefined
  try {
    const text = readFileSync(resolve(file), 'utf8')
    if (/PRIVATE KEY/.test(text)) throw new Error('This is a private key. Keep it secret.')
    if (text.trimStart().startsWith('{')) {
      const jwk = JSON.parse(text)
      if ('d' in jwk) throw new Error('This is a private key. Keep it secret.')
      if (typeof jwk.kid === 'string') kid = jwk.kid
      key = createPublicKey({ key: jwk, format: 'jwk' })
    } else key = createPublicKey(text)
  } catch (error) {
    throw new Error(`${file}: ${reasonOf(error)} ${wanted}`, { cause: error })
  }
  if (key.asymmetricKeyType !== 'rsa')
    throw new Error(`${file}: is of the type ${key.asymmetricKeyType}. ${wanted}`)
  const { n = '', e = '' } = key.export({ format: 'jwk' })
  return { kty: 'RSA', kid, n, e, alg: 'RSA-OAEP-256', use: 'enc' }
}

/**
 * Puts a gateway's public key into a brand's file, as the first, which is the one that is used. Samples' keys go, and the
 * brand's own stay behind it. A key that is there keeps its id.
 * @returns the id that the gateway finds in `kid`.
 * @throws Error that says what is wrong with the key or the brand.
 */
export function putKey(name: string, file: string): string {
  const brand = readBrandFile(name)
  const own = ownKeysOf(brand)
  const read = publicKeyIn(file)
  const kid = read.kid ?? own.find(({ n }) => n === read.n)?.kid ?? freeId(name, own)
  const key = { ...read, kid }
  const path = brandFile(name, 'brand.json')
  const content = JSON.parse(readFileSync(path, 'utf8'))
  const kept = own.filter(({ n }) => n !== key.n)
  const text = `${JSON.stringify({ ...content, encryptionKeys: [key, ...kept] }, null, 2)}\n`
  readBrandText(text, shownBrandFile(name))
  writeFileSync(path, text)
  return kid
}

function freeId(name: string, keys: readonly { kid: string }[]): string {
  let number = 1
  while (keys.some(({ kid }) => kid === `${name}-${number}`)) number += 1
  return `${name}-${number}`
}
