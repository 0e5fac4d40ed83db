import { join } from 'node:path'

const option = '--policy='

export type PolicyLocationOptions = {
  platform: NodeJS.Platform
  brand: { readonly name: string; readonly title: string }
  env: Readonly<Record<string, string | undefined>>
  argv: readonly string[]
  /** A packaged client looks only at the machine-wide location. */
  packaged: boolean
}

/** Where a policy is looked for: a file, and on Windows the registry before it. */
export type PolicyLocation = { readonly file: string; readonly registry: boolean }

/** Returns the machine-wide location of the policy, where an ordinary user can't write. */
export function policyLocation({
  platform,
  brand,
  env,
  argv,
  packaged,
}: PolicyLocationOptions): PolicyLocation {
  const given = argv.find((argument) => argument.startsWith(option))?.slice(option.length)
  if (!packaged && given) return { file: given, registry: false }
  const folder = brand.title.replaceAll(/[\\/:*?"<>|]/g, ' ').trim()
  if (platform === 'win32')
    return { file: `${env.ProgramData ?? 'C:\\ProgramData'}\\${folder}\\policy.json`, registry: true }
  if (platform === 'darwin')
    return { file: join('/Library/Application Support', folder, 'policy.json'), registry: false }
  return { file: join('/etc', brand.name, 'policy.json'), registry: false }
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
