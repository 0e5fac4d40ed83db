import { readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { reasonOf } from '#shared/domain/reason-of.ts'
import type { Log } from '../log.ts'
import { askRegistry, type RegistryAnswer } from './ask-registry.ts'
import type { PolicySource } from './policy.ts'
import { isLoose, type PolicyLocation, type Runner } from './policy-locations.ts'
import { lists, policiesKey, readRegistryAnswer } from './registry.ts'

/** Bytes. A larger file can't be a policy. */
const largest = 100_000

export type FindPolicyOptions = {
  place: PolicyLocation
  runner: Runner
  log: Log
  /** Replaced in tests, because only Windows has a registry. */
  ask?: (key: string) => Promise<RegistryAnswer>
}

/**
 * Looks for the administrator's policy. `none` means that there is certainly none; whatever leaves a doubt is
 * `unreadable`, so that nobody gets out of a policy by getting in its way. Never rejects.
 */
export const findPolicy = ({
  place,
  runner,
  log,
  ask = askRegistry,
}: FindPolicyOptions): Promise<PolicySource> =>
  'registryKey' in place ? findInRegistry(place.registryKey, ask) : findFile(place, runner, log)

async function findInRegistry(
  key: string,
  ask: (key: string) => Promise<RegistryAnswer>,
): Promise<PolicySource> {
  const own = await ask(key)
  if (own.code === 0) {
    const values = readRegistryAnswer(own.output)
    return values ? { found: 'values', values } : { found: 'none' }
  }
  const silent = { found: 'unreadable', reason: `the registry did not answer: ${own.output}` } as const
  if (own.code !== 1) return silent
  // `reg` exits with 1 for a key that is not there, and also for one that may not be read. So this lists the keys that
  // exist.
  const above = await ask(policiesKey)
  return above.code === 0 && !lists(above.output, key) ? { found: 'none' } : silent
}

async function findFile(
  { file, mustBeAdministrators }: Extract<PolicyLocation, { file: string }>,
  runner: Runner,
  log: Log,
): Promise<PolicySource> {
  try {
    const { size } = await stat(file)
    if (size > largest) return { found: 'unreadable', reason: 'it is too large' }
    const text = await readFile(file, 'utf8')
    if (!(await isRunners(file, runner))) return { found: 'text', text }
    log.warn('policy', 'who runs the client can change its policy: only the administrator should', { file })
    return mustBeAdministrators
      ? { found: 'unreadable', reason: 'who runs the client could have written it' }
      : { found: 'text', text }
  } catch (error) {
    if (isMissing(error)) return { found: 'none' }
    return { found: 'unreadable', reason: reasonOf(error) }
  }
}

/** Whether who runs the client could write the file, or put another in its place. */
async function isRunners(file: string, runner: Runner): Promise<boolean> {
  const [own, folder] = await Promise.all([stat(file), stat(dirname(file))])
  return isLoose(own, runner) || isLoose(folder, runner)
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
