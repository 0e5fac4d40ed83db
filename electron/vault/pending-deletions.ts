import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod/mini'
import { reasonOf } from '#shared/domain/reason-of.ts'
import type { Log } from '../log.ts'
import type { Backend } from './machine.ts'

/**
 * Deletions that a place could not carry out yet. They outlast the run, so that a secret forgotten while the keyring
 * was locked doesn't come back when it is unlocked. Holds names only.
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
 * Keeps pending deletions in a file. An unreadable file counts as empty. If it can't be written, the deletion is
 * remembered for this run only, because the removal itself must not fail for that.
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
