/**
 * `npm run test:changed`: a quick check during development. It runs formatter, linters and types, the unit and
 * component tests that import the changed files, and changed journeys. It doesn't replace `npm test`.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { buildIfStale } from '../../resources/scripts/build-if-stale.ts'
import { didYouMean } from '../../resources/scripts/command/nearest.ts'
import { readCommand, usageError } from '../../resources/scripts/command/read-command.ts'
import { runTool, type ToolRun } from '../../resources/scripts/command/run-tool.ts'
import { checkTools, desktopSpecs, toolRuns, vitest } from '../../resources/scripts/tools.ts'
import { workOf } from './changed-files.ts'
import { machineFactor } from './machine-factor.ts'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
const lines = (text: string) => text.split('\n').filter(Boolean)

/** Whether git knows a commit by this name. */
function isCommit(ref: string): boolean {
  try {
    git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)
    return true
  } catch {
    return false
  }
}

/** Returns the named commit, or where this branch forked from main; on main itself, that is its last commit. */
function baseOf(ref: string | undefined): string {
  if (ref !== undefined) {
    if (isCommit(ref)) return git('rev-parse', `${ref}^{commit}`)
    const branches = lines(git('for-each-ref', '--format=%(refname:short)'))
    usageError(
      `There is no commit "${ref}".${didYouMean(ref, branches)} Branches, tags and expressions such as HEAD~3 will do.`,
    )
  }
  try {
    return git('merge-base', 'main', 'HEAD')
  } catch {
    return 'HEAD'
  }
}

/** Runs one of the project's tools. Ends this process when it fails. */
async function run(what: string, tool: ToolRun, ...args: string[]): Promise<void> {
  console.log(`── ${what}`)
  if ((await runTool(tool, args)) === 0) return
  console.error(`✗ ${what}`)
  process.exit(1)
}

const [ref, ...others] = readCommand('test:changed').words
if (others.length > 0) usageError(`"npm run test:changed" takes one commit, not ${others.length + 1}.`)
const base = baseOf(ref)
const changed = [
  ...lines(git('diff', '--name-only', base)),
  ...lines(git('ls-files', '--others', '--exclude-standard')),
].filter((file) => existsSync(file))
const work = workOf(changed)
console.log(`${changed.length} files changed since ${base.slice(0, 8)}`)
if (changed.length === 0) process.exit(0)

machineFactor()
const { format, types, lint, styles } = checkTools
if (work.formatted.length > 0) await run('format', format, '--no-errors-on-unmatched', ...work.formatted)
await run('types', types)
if (work.code.length > 0) await run('lint', lint, ...work.code)
if (work.styles.length > 0) await run('styles', styles, ...work.styles)
await run('unit and component tests', vitest, 'run', '--changed', base, '--passWithNoTests')
if (work.journeys.length > 0) {
  if (!(await buildIfStale('build:web'))) process.exit(1)
  for (const journeys of toolRuns['test:e2e']) await run('journeys', journeys, ...work.journeys)
}
if (work.desktop.length > 0) {
  if (!(await buildIfStale('build:desktop'))) process.exit(1)
  await run('the desktop client', desktopSpecs, ...work.desktop)
}
console.log('\n✓ what changed')
