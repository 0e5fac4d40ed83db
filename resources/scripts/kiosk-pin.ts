/**
 * `npm run kiosk-pin`: asks for a kiosk's PIN and prints its hash for the policy. The PIN isn't an argument, because
 * shells keep a history.
 */
import { createInterface } from 'node:readline/promises'
import { hashPin } from '../../electron/kiosk/pin.ts'
import { readCommand } from './command/read-command.ts'

readCommand('kiosk-pin')

const asker = createInterface({ input: process.stdin, output: process.stderr })
const pin = await asker.question('The operator’s PIN, four to twelve digits: ')
asker.close()
try {
  console.log(await hashPin(pin.trim()))
} catch (error) {
  console.error(error instanceof RangeError ? error.message : error)
  process.exitCode = 1
}
