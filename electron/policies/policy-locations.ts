import { join } from 'node:path'
import { registryKey } from './registry.ts'

const option = '--policy='

export type PolicyLocationOptions = {
  platform: NodeJS.Platform
  brand: { readonly name: string; readonly title: string }
  argv: readonly string[]
  /** A packaged client looks only at the machine-wide location. */
  packaged: boolean
}

/**
 * Where a policy is looked for: a file or, on Windows, a key of the registry. Not a file there, because every user may
 * make folders in `%ProgramData%`.
 */
export type PolicyLocation =
  | {
      readonly file: string
      /** Whether a policy file counts only if the user who runs the client could not have written it. */
      readonly mustBeAdministrators: boolean
    }
  | { readonly registryKey: string }

/** Words for a message about a policy. */
export const locationName = (place: PolicyLocation): string =>
  'file' in place ? place.file : place.registryKey

/** Returns the machine-wide location of the policy, where an ordinary user can't write. */
export function policyLocation({ platform, brand, argv, packaged }: PolicyLocationOptions): PolicyLocation {
  const given = argv.find((argument) => argument.startsWith(option))?.slice(option.length)
  if (!packaged && given) return { file: given, mustBeAdministrators: false }
  if (platform === 'win32') return { registryKey: registryKey(brand.title) }
  const folder = brand.title.replaceAll(/[\\/:*?"<>|]/g, ' ').trim()
  const file =
    platform === 'darwin'
      ? join('/Library/Application Support', folder, 'policy.json')
      : join('/etc', brand.name, 'policy.json')
  return { file, mustBeAdministrators: packaged }
}

/** The user who runs the client. Undefined on Windows, which has no such ids. */
export type Runner = { readonly uid: number; readonly groups: readonly number[] } | undefined

/** Whether the user who runs the client could write a POSIX file or folder. Root is expected to. */
export function isLoose(stat: { mode: number; uid: number; gid: number }, runner: Runner): boolean {
  if (runner === undefined) return false
  const { mode, uid, gid } = stat
  if ((mode & 0o002) !== 0) return true
  if (runner.uid === 0) return false
  return uid === runner.uid || ((mode & 0o020) !== 0 && runner.groups.includes(gid))
}
