import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod/mini'
import { type Log, reasonOf } from '../log.ts'
import type { Backend } from './machine.ts'

/**
 * Removals that a place owes: it could not be asked when a secret was to be forgotten. They outlast the run,
 * so that what somebody forgot while the keyring was locked doesn't come back with its key. Names only.
 */
export type PendingDeletions = {
  of(backend: Backend): Promise<readonly string[]>
  add(backend: Backend, name: string): Promise<void>
  paid(backend: Backend, name: string): Promise<void>
}

const names = z._default(z.array(z.string().check(z.regex(/^[\w-]{1,64}$/))), [])
const pendingSchema = z.object({ keyring: names, safeStorage: names })
type Pending = z.output<typeof pendingSchema>

/**
 * Pending removals in a file. One that can't be read counts as empty, and one that can't be written holds for
 * this run: the removal itself must not fail for it.
 */
export function createPendingDeletions(file: string, log: Log): PendingDeletions {
  let pendingDeletions: Pending | undefined

  async function known(): Promise<Pending> {
    pendingDeletions ??= await read(file)
    return pendingDeletions
  }

  async function change(backend: Backend, next: (names: readonly string[]) => string[]): Promise<void> {
    const before = await known()
    pendingDeletions = { ...before, [backend]: next(before[backend]) }
    if (pendingDeletions[backend].length !== before[backend].length) await write(file, pendingDeletions, log)
  }

  return {
    of: async (backend) => (await known())[backend],
    add: (backend, name) => change(backend, (pending) => [...new Set([...pending, name])]),
    paid: (backend, name) => change(backend, (pending) => pending.filter((one) => one !== name)),
  }
}

async function read(file: string): Promise<Pending> {
  try {
    return z.parse(pendingSchema, JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return { keyring: [], safeStorage: [] }
  }
}

async function write(file: string, pendingDeletions: Pending, log: Log): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    await writeFile(`${file}.new`, JSON.stringify(pendingDeletions), { mode: 0o600 })
    await rename(`${file}.new`, file)
  } catch (error) {
    log.warn('vault', 'pending deletions could not be written down', { reason: reasonOf(error) })
  }
}
