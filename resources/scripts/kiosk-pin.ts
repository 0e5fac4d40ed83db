/** `npm run kiosk-pin`: asks for a kiosk's PIN and prints the hash that its policy holds. Never as an argument: the shell keeps those. */
import { createInterface } from 'node:readline/promises'
import { hashPin } from '../../electron/kiosk/pin.ts'

const asker = createInterface({ input: process.stdin, output: process.stderr })
const pin = await asker.question('The operator’s PIN, four to twelve digits: ')
asker.close()
try {
  console.log(await hashPin(pin.trim()))
} catch (error) {
  console.error(error instanceof RangeError ? error.message : error)
  process.exitCode = 1
}
