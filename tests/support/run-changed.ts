/**
 * `npm run test:changed`: a quick check during development. It runs formatter, linters and types, the unit and
 * component tests that import the changed files, and changed journeys. It doesn't replace `npm test`.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { buildIfStale } from '../../resources/scripts/build-if-stale.ts'
import { workOf } from './changed-files.ts'
import { machineFactor } from './machine-factor.ts'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
const lines = (text: string) => text.split('\n').filter(Boolean)

/** Returns where this branch forked from main; on main itself, that is its last commit. */
function baseOf(): string {
  try {
    return git('merge-base', 'main', 'HEAD')
  } catch {
    return 'HEAD'
  }
}

/** Runs one of the project's programs. Ends this process when it fails. */
function run(what: string, command: string, ...args: string[]): void {
  console.log(`── ${what}`)
  const { status } = spawnSync('npx', ['--no-install', command, ...args], { stdio: 'inherit' })
  if (status === 0) return
  console.error(`✗ ${what}`)
  process.exit(1)
}

const base = baseOf()
const changed = [
  ...lines(git('diff', '--name-only', base)),
  ...lines(git('ls-files', '--others', '--exclude-standard')),
].filter((file) => existsSync(file))
const work = workOf(changed)
console.log(`${changed.length} files changed since ${base.slice(0, 8)}`)
if (changed.length === 0) process.exit(0)

machineFactor()
if (work.formatted.length > 0)
  run('format', 'biome', 'check', '--linter-enabled=false', '--no-errors-on-unmatched', ...work.formatted)
run('types', 'tsc', '-b')
if (work.code.length > 0) run('lint', 'oxlint', '--type-aware', '--deny-warnings', ...work.code)
if (work.styles.length > 0) run('styles', 'stylelint', ...work.styles)
run('unit and component tests', 'vitest', 'run', '--changed', base, '--passWithNoTests')
if (work.journeys.length > 0) {
  if (!buildIfStale('build:web', 'dist/web/index.html')) process.exit(1)
  const config = 'tests/e2e/playwright.config.ts'
  run('journeys', 'playwright', 'test', '--config', config, '--project', 'web', ...work.journeys)
}
if (work.desktop.length > 0) {
  if (!buildIfStale('build:desktop', 'out/renderer/index.html')) process.exit(1)
  run(
    'the desktop client',
    'playwright',
    'test',
    '--config',
    'tests/desktop/playwright.config.ts',
    ...work.desktop,
  )
}
console.log('\n✓ what changed')
