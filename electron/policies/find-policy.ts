import { execFile } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { type Log, reasonOf } from '../log.ts'
import type { PolicySource } from './policy.ts'
import { isLoose, type PolicyLocation, type Runner } from './policy-locations.ts'
import { readRegistryAnswer, registryKey } from './registry.ts'

/** Bytes. A larger file can't be a policy. */
const largest = 100_000

/** Milliseconds that the registry query may take. */
const patience = 5_000

export type FindPolicyOptions = {
  place: PolicyLocation
  title: string
  runner: Runner
  log: Log
}

/** Looks for the administrator's policy: on Windows in the registry first, otherwise in the file. Never rejects. */
export async function findPolicy({ place, title, runner, log }: FindPolicyOptions): Promise<PolicySource> {
  const values = place.registry ? await askRegistry(registryKey(title), log) : undefined
  if (values) return { found: 'values', values }
  try {
    const { size } = await stat(place.file)
    if (size > largest) return { found: 'unreadable', reason: 'it is too large' }
    const text = await readFile(place.file, 'utf8')
    await warnIfLoose(place.file, runner, log)
    return { found: 'text', text }
  } catch (error) {
    if (isMissing(error)) return { found: 'none' }
    return { found: 'unreadable', reason: reasonOf(error) }
  }
}

async function askRegistry(key: string, log: Log): Promise<Record<string, unknown> | undefined> {
  const reg = `${process.env.SystemRoot ?? 'C:\\Windows'}\\System32\\reg.exe`
  try {
    const { stdout } = await promisify(execFile)(reg, ['query', key, '/reg:64'], {
      windowsHide: true,
      timeout: patience,
    })
    return readRegistryAnswer(stdout)
  } catch (error) {
    // `reg` exits with 1 when the key doesn't exist.
    if (!(error instanceof Error && 'code' in error && error.code === 1))
      log.warn('policy', 'the registry did not answer', { reason: reasonOf(error) })
    return undefined
  }
}

async function warnIfLoose(file: string, runner: Runner, log: Log): Promise<void> {
  const [own, folder] = await Promise.all([stat(file), stat(dirname(file))])
  if (isLoose(own, runner) || isLoose(folder, runner))
    log.warn('policy', 'who runs the client can change its policy: only the administrator should', { file })
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
