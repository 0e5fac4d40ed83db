import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWorld } from './build-world.ts'
import type { Scale } from './scale.ts'

const sandboxFolder = join(import.meta.dirname, '..')
const cacheFolder = join(sandboxFolder, '../../node_modules/.cache/palaro')

/** Whatever the rows of a world depend on: when its text changes, so does the version, and the world is made anew. */
const sources = [
  'world',
  'world/history',
  'art/data/name-words.ts',
  'art/names.ts',
  'art/random.ts',
  'accounts.ts',
]

/** No folder takes the world's file. */
export class WorldError extends Error {
  override readonly name = 'WorldError'
}

/**
 * The file of a world, made when it isn't there yet: a second or two for a full one, once.
 * @returns its path; nobody may write to it.
 * @throws WorldError when neither the cache nor the temporary folder can be written.
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
      reasons.push(`${folder}: ${error instanceof Error ? error.message : String(error)}`)
    }
  throw new WorldError(`The sandbox's world needs 30 MB of disk and found none (${reasons.join('; ')}).`)
}

function makeWorld(file: string, seed: number, scale: Scale): string {
  const unfinished = `${file}.${process.pid}.part`
  try {
    rmSync(unfinished, { force: true })
    buildWorld(unfinished, seed, scale)
    // Another process may have been quicker; its file has the same content.
    renameSync(unfinished, file)
    return file
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/** Eight hexadecimal digits that change with the code that makes worlds. */
function worldVersion(): string {
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

/** Worlds of former versions; one that is still open elsewhere may stay, on systems that insist. */
function removeOthers(folder: string, suffix: string, current: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (!name.startsWith('world-') || !name.endsWith(suffix) || path === current) continue
    try {
      rmSync(path)
    } catch {}
  }
}
