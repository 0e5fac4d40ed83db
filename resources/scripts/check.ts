/** `npm run check`: runs every check of the sources, two at a time, and reports all of them together. */
import { resolve } from 'node:path'
import { startProgress } from './command/progress.ts'
import type { Main } from './commands.ts'
import { type Check, checkReport, runChecks } from './run-checks.ts'
import { checkTools } from './tools.ts'

const script = (name: string) => resolve(import.meta.dirname, name)

const { types, lint, unused, imports, styles, format } = checkTools
const folders = ['shared', 'electron', 'preload', 'renderer', 'tests', 'resources']

/** The slowest first, so that none of them runs alone at the end. */
const checks: readonly Check[] = [
  { name: 'types', ...types },
  { name: 'lint', ...lint },
  { name: 'unused code', ...unused },
  { name: 'imports', file: imports.file, args: imports.args.concat(folders) },
  { name: 'styles', file: styles.file, args: styles.args.concat('{renderer,tests}/**/*.css') },
  { name: 'format', ...format },
  { name: 'texts', file: script('messages.ts'), args: ['--check'] },
  { name: 'style names', file: script('style-names.ts'), args: [] },
  { name: 'names', file: script('banned-names.ts'), args: [] },
  { name: 'commits', file: script('commit-messages.ts'), args: [] },
]

export const main: Main<'check'> = async (_, { print, warn }) => {
  const progress = startProgress(`${checks.length} checks, two at a time`)
  const results = await runChecks(checks, 2, ({ name, passed }) => {
    progress.printed()
    if (!passed) warn(`✗ ${name} failed; the others still run`)
  })
  const seconds = progress.end()
  print(checkReport(results))
  const failed = results.filter(({ passed }) => !passed).length
  print(
    failed === 0
      ? `✓ all checks, ${seconds} s`
      : `✗ ${failed} of ${checks.length} checks failed, ${seconds} s`,
  )
  return failed === 0 ? 0 : 1
}
