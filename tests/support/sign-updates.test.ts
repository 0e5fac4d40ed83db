import { generateKeyPairSync, type KeyObject, verify } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { signUpdates } from '../../resources/build/signed-updates.ts'

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const updates = { url: 'https://updates.example/', key: String(publicKey.export({ format: 'jwk' }).x) }
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const signWith = (key: KeyObject | undefined, brand = { title: 'Tanglaw', updates }) =>
  signUpdates({
    folder,
    brand,
    secret: key?.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  })
const offer = (name: string) => writeFileSync(join(folder, name), `version: 2.0.0 # ${name}\n`)

test('[DSK-09] what is published is signed with the brand’s key, every feed of it', () => {
  const feeds = ['latest-linux.yml', 'latest-mac.yml', 'latest.yml']
  for (const name of [...feeds, 'builder-debug.yml']) offer(name)
  expect(signWith(privateKey).toSorted()).toEqual(feeds)
  for (const name of feeds) {
    const signature = Buffer.from(readFileSync(join(folder, `${name}.sig`), 'utf8'), 'base64')
    expect(verify(null, readFileSync(join(folder, name)), publicKey, signature)).toBe(true)
  }
})

test('[DSK-09] nothing is signed without the brand’s own key, or for a brand without updates, and it is said why', () => {
  offer('latest.yml')
  expect(() => signWith(undefined)).toThrow('UPDATE_KEY is missing')
  expect(() => signWith(generateKeyPairSync('ed25519').privateKey)).toThrow('is not the key of Tanglaw')
  expect(() => signUpdates({ folder, brand: { title: 'Palaro', updates: undefined }, secret: 'x' })).toThrow(
    'Palaro has no updates',
  )
  expect(existsSync(join(folder, 'latest.yml.sig'))).toBe(false)
  rmSync(join(folder, 'latest.yml'))
  expect(() => signWith(privateKey)).toThrow('holds no latest')
})
