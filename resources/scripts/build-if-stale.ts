import { spawnSync } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

const sources = [
  'renderer/**/*',
  'shared/**/*',
  'electron/**/*',
  'preload/**/*',
  'resources/**/*',
  'package-lock.json',
  '*.config.ts',
]

function newestSource(): number {
  return Math.max(...globSync(sources, { cwd: root }).map((file) => statSync(resolve(root, file)).mtimeMs))
}

/**
 * Runs an npm script unless its output is newer than every source. Returns whether the output is up to date.
 * @param output a file that the script writes last.
 */
export function buildIfStale(script: 'build:web' | 'build:desktop', output: string): boolean {
  const file = resolve(root, output)
  if (existsSync(file) && statSync(file).mtimeMs > newestSource()) return true
  console.log(`building (npm run ${script}) …`)
  return spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit', cwd: root }).status === 0
}
