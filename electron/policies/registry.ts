import { policyFields } from './policy.ts'

/** The key below which only administrators may write. Every Windows has it. */
export const policiesKey = 'HKLM\\Software\\Policies'

/** The registry key of a brand's policy; the brand's title is the key's name. */
export const registryKey = (title: string): string =>
  `${policiesKey}\\${title.replaceAll(/[\\/"]/g, ' ').trim()}`

/** Whether the output of `reg query <policiesKey>` lists a key below it. The registry ignores case. */
export function lists(answer: string, key: string): boolean {
  const name = key.slice(policiesKey.length).toLowerCase()
  return answer.split(/\r?\n/).some((line) => line.trimEnd().toLowerCase().endsWith(`policies${name}`))
}

const line = /^ {4}(\S.*?) {4}(REG_[A-Z_]+)(?: {4}(.*))?$/

/** Converts a number or text from the registry to the field's own type. */
function valueOf(name: string, type: string, data: string): unknown {
  const isNumber = type === 'REG_DWORD'
  const number = Number(data)
  switch (name) {
    case 'version':
    case 'idleMinutes':
      return number
    case 'zoom':
      // A DWORD holds whole numbers only, so the zoom is in per cent.
      return isNumber ? number / 100 : number
    case 'kiosk':
    case 'rememberNothing':
    case 'staySignedIn':
    case 'automaticUpdates':
    case 'notifications':
    case 'tray':
      return isNumber && (number === 0 || number === 1) ? number === 1 : data
    default:
      return data
  }
}

const knownNames = new Map(Object.keys(policyFields).map((name) => [name.toLowerCase(), name]))

/**
 * Reads the values from the output of `reg query <key>`, with the policy's own spelling of names, because the
 * registry ignores case. Returns undefined when there are none.
 */
export function readRegistryAnswer(answer: string): Record<string, unknown> | undefined {
  const values: Record<string, unknown> = {}
  for (const text of answer.split(/\r?\n/)) {
    const [, given = '', type = '', data = ''] = line.exec(text) ?? []
    if (given === '' || given.startsWith('(')) continue
    const name = knownNames.get(given.toLowerCase()) ?? given
    values[name] = valueOf(name, type, data.trim())
  }
  return Object.keys(values).length > 0 ? values : undefined
}
