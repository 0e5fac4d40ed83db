import { compactDecrypt, exportJWK, generateKeyPair, importJWK } from 'jose'
import { expect, test } from 'vitest'
import { reversedRandomText } from './free-play.ts'
import { encryptPayload } from './payload.ts'

test('[NET-04] an encrypted payload opens with the private key only, and is never the same twice', async () => {
  const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true })
  const key = { ...(await exportJWK(publicKey)), kid: 'k1' }
  const [first, second] = await Promise.all([
    encryptPayload({ username: 'bituin88', password: 'Secret-1' }, key, 1_800_000_000_000),
    encryptPayload({ username: 'bituin88', password: 'Secret-1' }, key, 1_800_000_000_000),
  ])
  expect(first).not.toContain('Secret-1')
  expect(first).not.toBe(second)
  const { plaintext, protectedHeader } = await compactDecrypt(
    first,
    await importJWK(await exportJWK(privateKey), 'RSA-OAEP-256'),
  )
  expect(protectedHeader).toMatchObject({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: 'k1' })
  const opened: unknown = JSON.parse(new TextDecoder().decode(plaintext))
  expect(opened).toMatchObject({
    username: 'bituin88',
    password: 'Secret-1',
    nonce: expect.any(String),
    iat: 1_800_000_000,
  })
})

test('the free-play text is reversed by characters', () => {
  expect(reversedRandomText('abc-1')).toBe('1-cba')
})
