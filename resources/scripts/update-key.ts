/** `npm run update-key`: makes the pair of keys with which a brand's updates are signed, and prints it once. */
import { generateKeyPairSync } from 'node:crypto'
import type { Main } from './commands.ts'

export const main: Main<'update-key'> = (_, { print }) => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  print(`public, for "key" of the brand's "updates":
${publicKey.export({ format: 'jwk' }).x}

secret, for UPDATE_KEY where installers are packed. It is kept nowhere else; who has it can publish updates:
${privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')}`)
  return 0
}
