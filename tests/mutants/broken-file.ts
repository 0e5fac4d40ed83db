import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import * as z from 'zod/mini'
import type { Mutant } from './mutant.ts'

const root = resolve(import.meta.dirname, '../..')

/** What a run that was killed has left broken, for the next run to put back. */
const leftover = resolve(root, 'node_modules/.cache/mutant.json')
const leftoverSchema = z.object({ file: z.string(), source: z.string() })

/** How often the text to replace occurs in the source. */
export const occurrences = ({ file, from }: Mutant): number =>
  readFileSync(resolve(root, file), 'utf8').split(from).length - 1

/** Breaks the file of a mutant. Returns what puts it back. */
export function breakFile({ file, from, to }: Mutant): () => void {
  const path = resolve(root, file)
  const source = readFileSync(path, 'utf8')
  mkdirSync(dirname(leftover), { recursive: true })
  writeFileSync(leftover, JSON.stringify({ file, source }))
  writeFileSync(
    path,
    source.replace(from, () => to),
  )
  return () => {
    writeFileSync(path, source)
    rmSync(leftover, { force: true })
  }
}

/** Puts back what a killed run has left broken. Returns the name of that file, if there was one. */
export function mendLeftover(): string | undefined {
  if (!existsSync(leftover)) return undefined
  const { file, source } = z.parse(leftoverSchema, JSON.parse(readFileSync(leftover, 'utf8')))
  writeFileSync(resolve(root, file), source)
  rmSync(leftover)
  return file
}
