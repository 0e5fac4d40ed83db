/**
 * `npm run kiosk-pin`: asks for a kiosk's PIN and prints its hash for the policy. The PIN isn't an argument, because
 * shells keep a history.
 */
import { createInterface } from 'node:readline/promises'
import { hashPin } from '../../electron/kiosk/pin.ts'
import type { Main } from './commands.ts'

export const main: Main<'kiosk-pin'> = async (_, { print, warn }) => {
  const asker = createInterface({ input: process.stdin, output: process.stderr })
  const pin = await asker.question('The operator’s PIN, four to twelve digits: ')
  asker.close()
  try {
    print(await hashPin(pin.trim()))
    return 0
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    warn(error.message)
    return 1
  }
}
