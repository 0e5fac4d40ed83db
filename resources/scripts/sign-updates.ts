/** `npm run sign:updates`: signs what `npm run dist` has made for publishing, with the secret key in UPDATE_KEY. */
import { resolve } from 'node:path'
import { reasonOf } from '#shared/domain/reason-of.ts'
import { loadBrand } from '../build/brand/brand-folder.ts'
import { signUpdates } from '../build/signed-updates.ts'
import type { Main } from './commands.ts'

export const main: Main<'sign:updates'> = ({ words: [folder = 'release'] }, { print, warn }) => {
  try {
    const signed = signUpdates({
      folder: resolve(folder),
      brand: loadBrand(),
      secret: process.env.UPDATE_KEY,
    })
    print(`signed ${signed.join(', ')}`)
    return 0
  } catch (error) {
    warn(reasonOf(error))
    return 1
  }
}
