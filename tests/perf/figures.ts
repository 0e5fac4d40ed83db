import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Row } from './report.ts'

const file = join(import.meta.dirname, 'last-release.json')
const figures = z.record(z.string(), z.string())

/** What the last release measured, by what was measured. */
export const lastFigures = (): Record<string, string> =>
  existsSync(file) ? figures.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}

/** Keeps these figures as those of a release, so that the next change shows its cost. */
export function keepFigures(rows: readonly Row[]): void {
  const kept = Object.fromEntries(rows.map(({ what, measured }) => [what, measured]))
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`)
}
