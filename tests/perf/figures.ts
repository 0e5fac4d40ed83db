import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Row } from './report.ts'

const file = join(import.meta.dirname, 'last-release.json')
const figures = z.record(z.string(), z.string())

/** What the last release measured, by what was measured. */
export const lastFigures = (): Record<string, string> =>
  existsSync(file) ? figures.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}

/**
 * Keeps these figures as those of a release, so that the next change shows its cost, and how fast the machine was.
 * Figures of what wasn't measured now stay.
 */
export function keepFigures(rows: readonly Row[], factor: number): void {
  const measured = Object.fromEntries(rows.map((row) => [row.what, row.measured]))
  const kept = { ...lastFigures(), 'machine factor': factor.toFixed(2), ...measured }
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`)
}
