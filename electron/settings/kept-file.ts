import { readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { type Log, reasonOf } from '../log.ts'
import { createSerialQueue } from '../serial-queue.ts'

/** Writes a whole file at once: whoever reads it finds the old content or the new one, never a part. */
export type WriteKept = (folder: string, name: string, content: object) => Promise<void>

/** A few values in a JSON file of the user's: read at start, changed seldom, never secret. */
export type KeptFile<T> = {
  value(): T
  /** Changes some values for this run at once; resolves with whether they are written down. Never rejects. */
  change(patch: Partial<T>): Promise<boolean>
  /** Whether the last change was written down; true before the first one, unless nothing can be. */
  kept(): boolean
}

export type KeptFileOptions<T> = {
  folder: string
  /** Without its ".json". */
  name: string
  /** Of the file's shape. A file of a newer one is read as far as it fits, and not written over. */
  version: number
  fields: { readonly [K in keyof T]: z.ZodMiniType<T[K]> }
  /** What holds where the file says nothing, or nothing that fits. */
  first: T
  log: Log
  write: WriteKept
}

const anyContent = z.record(z.string(), z.unknown())

/**
 * Opens such a file. Nothing in it is trusted: each value that doesn't fit counts as unset, and a file that
 * can't be read at all is put aside as `<name>.broken.json`, not lost.
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
