/** `npm run sign:updates`: signs what `npm run dist` has made for publishing, with the secret key in UPDATE_KEY. */
import { resolve } from 'node:path'
import { loadBrand } from '../build/brand/brand-folder.ts'
import { signUpdates } from '../build/signed-updates.ts'
import { readCommand } from './command/read-command.ts'

const [folder = 'release'] = readCommand('sign:updates').words

try {
  const signed = signUpdates({ folder: resolve(folder), brand: loadBrand(), secret: process.env.UPDATE_KEY })
  console.log(`signed ${signed.join(', ')}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
