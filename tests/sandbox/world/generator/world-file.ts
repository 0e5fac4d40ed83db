import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { reasonOf } from '#shared/domain/reason-of.ts'
import { buildWorld } from './build-world.ts'
import type { Scale } from './scale.ts'

const sandboxFolder = join(import.meta.dirname, '../..')
const cacheFolder = join(sandboxFolder, '../../node_modules/.cache/palaro')

/** Everything the rows of a world depend on. A change in their text changes the version, and the world is rebuilt. */
const sources = [
  'world/generator',
  'world/generator/history',
  'world/games',
  'world/art/data/name-words.ts',
  'world/art/names.ts',
  'world/art/random.ts',
  'world/accounts/accounts.ts',
  'operator/referral/rules.ts',
]

/** Thrown when no folder is writable for the world's file. */
export class WorldError extends Error {
  override readonly name = 'WorldError'
}

/**
 * Returns the file of a world. Creates it if necessary, which takes about a second for a full one.
 * @returns its path. The file must not be changed.
 * @throws WorldError if neither the cache folder nor the temporary folder is writable.
 */
export function worldFile(seed: number, scale: Scale): string {
  const suffix = `-${seed}-${scale}.sqlite`
  const name = `world-${worldVersion()}${suffix}`
  const folders = [cacheFolder, tmpdir()]
  const known = folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
  if (known !== undefined) return known
  const reasons: string[] = []
  for (const folder of folders)
    try {
      mkdirSync(folder, { recursive: true })
      const file = makeWorld(join(folder, name), seed, scale)
      removeOthers(folder, suffix, file)
      return file
    } catch (error) {
      reasons.push(`${folder}: ${reasonOf(error)}`)
    }
  throw new WorldError(`The sandbox's world needs 20 MB of disk and found none (${reasons.join('; ')}).`)
}

function makeWorld(file: string, seed: number, scale: Scale): string {
  // Tests run in several threads of one process.
  const unfinished = `${file}.${process.pid}-${threadId}.part`
  try {
    rmSync(unfinished, { force: true })
    buildWorld(unfinished, seed, scale)
    // Another process may have finished first. Its file has the same content.
    renameSync(unfinished, file)
    return file
  } finally {
    rmSync(unfinished, { force: true })
  }
}

let version: string | undefined

/** Eight hex digits that change with the code that creates worlds. Read once, because code stays as it was loaded. */
const worldVersion = (): string => (version ??= readVersion())

function readVersion(): string {
  const digest = createHash('sha256')
  for (const source of sources.flatMap(filesOf)) digest.update(readFileSync(source))
  return digest.digest('hex').slice(0, 8)
}

function filesOf(source: string): string[] {
  const path = join(sandboxFolder, source)
  if (source.endsWith('.ts')) return [path]
  return readdirSync(path)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(path, name))
}

/** Deletes worlds of older versions. One that is still open elsewhere can't be deleted on some systems. */
function removeOthers(folder: string, suffix: string, current: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (!name.startsWith('world-') || !name.endsWith(suffix) || path === current) continue
    try {
      rmSync(path)
    } catch {}
  }
}
