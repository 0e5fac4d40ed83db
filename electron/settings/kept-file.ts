import { readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { reasonOf } from '#shared/domain/reason-of.ts'
import type { Log } from '../log.ts'
import { createSerialQueue } from '../serial-queue.ts'

/** Writes a whole file atomically: a reader gets the old content or the new one, never a part. */
export type WriteKept = (folder: string, name: string, content: object) => Promise<void>

/** A few values in a JSON file in the user's folder: read at start, rarely changed, never secret. */
export type KeptFile<T> = {
  value(): T
  /** Changes values at once for this run. Resolves with whether they were written. Never rejects. */
  change(patch: Partial<T>): Promise<boolean>
  /** Whether the last change was written. Before the first one it is true, unless the file is of a newer version. */
  kept(): boolean
}

export type KeptFileOptions<T> = {
  folder: string
  /** Without its ".json". */
  name: string
  /** Version of the file's format. A file of a newer version is read as far as it fits, and never overwritten. */
  version: number
  fields: { readonly [K in keyof T]: z.ZodMiniType<T[K]> }
  /** Defaults for values that are missing or don't fit. */
  first: T
  log: Log
  write: WriteKept
}

const anyContent = z.record(z.string(), z.unknown())

/**
 * Opens such a file. Nothing in it is trusted: a value that doesn't fit counts as unset, and a file that can't be
 * parsed is renamed to `<name>.broken.json`, so that it isn't lost.
 */
export function openKeptFile<T extends Record<string, unknown>>(options: KeptFileOptions<T>): KeptFile<T> {
  const { folder, name, version, fields, first, log, write } = options
  const file = join(folder, `${name}.json`)
  const found = read(file, log)
  const isNewer = typeof found.version === 'number' && found.version > version
  if (isNewer) log.warn('settings', 'a file of a newer client is left as it is', { name })

  let value = { ...first }
  for (const key of Object.keys(fields) as (keyof T & string)[]) {
    const field = z.safeParse(fields[key], found[key])
    if (field.success) value = { ...value, [key]: field.data }
    else if (found[key] !== undefined) log.warn('settings', 'a value does not fit', { name, field: key })
  }

  let kept = !isNewer
  const inTurn = createSerialQueue()
  async function writeDown(): Promise<boolean> {
    if (isNewer) return false
    try {
      await write(folder, name, { version, ...value })
      kept = true
    } catch (error) {
      if (kept) log.warn('settings', 'a file could not be written', { name, reason: reasonOf(error) })
      kept = false
    }
    return kept
  }

  return {
    value: () => value,
    change(patch) {
      value = { ...value, ...patch }
      return inTurn(writeDown)
    },
    kept: () => kept,
  }
}

function read(file: string, log: Log): Record<string, unknown> {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (!isMissing(error)) log.warn('settings', 'a file could not be read', { reason: reasonOf(error) })
    return {}
  }
  try {
    return z.parse(anyContent, JSON.parse(text))
  } catch {
    putAside(file, log)
    return {}
  }
}

function putAside(file: string, log: Log): void {
  log.warn('settings', 'a file is broken, and was put aside')
  try {
    renameSync(file, file.replace(/\.json$/, '.broken.json'))
  } catch (error) {
    log.warn('settings', 'a broken file could not be put aside', { reason: reasonOf(error) })
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
