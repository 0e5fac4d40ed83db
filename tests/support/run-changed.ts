/**
 * `npm run test:changed`: a quick check during development. It runs formatter, linters and types, the unit and
 * component tests that import the changed files, and changed journeys. It doesn't replace `npm test`.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { BuildScript } from '../../resources/build/brand/built-brand.ts'
import { buildIfStale } from '../../resources/scripts/build-if-stale.ts'
import { didYouMean } from '../../resources/scripts/command/nearest.ts'
import { type ToolRun, UsageError } from '../../resources/scripts/command/parse-command.ts'
import { runTool } from '../../resources/scripts/command/run-command.ts'
import type { Main } from '../../resources/scripts/commands.ts'
import { checkTools, desktopSpecs, journeys, vitest } from '../../resources/scripts/tools.ts'
import { type ChangedWork, workOf } from './changed-files.ts'
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

/**
 * Returns the named commit, or where this branch forked from main; on main itself, that is its last commit.
 * @throws UsageError when there is no such commit.
 */
function baseOf(ref: string | undefined): string {
  if (ref !== undefined) {
    if (isCommit(ref)) return git('rev-parse', `${ref}^{commit}`)
    const branches = lines(git('for-each-ref', '--format=%(refname:short)'))
    throw new UsageError(
      `There is no commit "${ref}".${didYouMean(ref, branches)} Branches, tags and expressions such as HEAD~3 will do.`,
    )
  }
  try {
    return git('merge-base', 'main', 'HEAD')
  } catch {
    return 'HEAD'
  }
}

type Step = { what: string; tool: ToolRun; args?: readonly string[]; build?: BuildScript }

/** What has to be run, in its order. */
function stepsOf({ formatted, code, styles, journeys: web, desktop }: ChangedWork, base: string): Step[] {
  const only = (step: Step, files: readonly string[]): Step[] =>
    files.length > 0 ? [{ ...step, args: [...(step.args ?? []), ...files] }] : []
  return [
    ...only({ what: 'format', tool: checkTools.format, args: ['--no-errors-on-unmatched'] }, formatted),
    { what: 'types', tool: checkTools.types },
    ...only({ what: 'lint', tool: checkTools.lint }, code),
    ...only({ what: 'styles', tool: checkTools.styles }, styles),
    {
      what: 'unit and component tests',
      tool: vitest,
      args: ['run', '--changed', base, '--passWithNoTests'],
    },
    ...only({ what: 'journeys', tool: journeys, build: 'build:web' }, web),
    ...only({ what: 'the desktop client', tool: desktopSpecs, build: 'build:desktop' }, desktop),
  ]
}

export const main: Main<'test:changed'> = async ({ words: [ref, ...others] }, { print, warn }) => {
  if (others.length > 0)
    throw new UsageError(`"npm run test:changed" takes one commit, not ${others.length + 1}.`)
  const base = baseOf(ref)
  const changed = [
    ...lines(git('diff', '--name-only', base)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ].filter((file) => existsSync(file))
  print(`${changed.length} files changed since ${base.slice(0, 8)}`)
  if (changed.length === 0) return 0

  machineFactor()
  for (const { what, tool, args, build } of stepsOf(workOf(changed), base)) {
    if (build && !(await buildIfStale(build))) return 1
    print(`── ${what}`)
    if ((await runTool(tool, args)) === 0) continue
    warn(`✗ ${what}`)
    return 1
  }
  print('\n✓ what changed')
  return 0
}
