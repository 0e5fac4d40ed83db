/** `npm run desktop`: the sandbox, and the desktop client built from the sources. */
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { keepCompiledCode } from '#sandbox/compile-cache.ts'
import { chooseHost } from '../../tests/desktop/support/electron-binary.ts'
import { buildIfStale } from './build-if-stale.ts'
import { readCommand } from './command/read-command.ts'

readCommand('desktop')
try {
  chooseHost('electron')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(2)
}
if (!(await buildIfStale('build:desktop'))) process.exit(1)
keepCompiledCode()
const { runSandbox } = await import('#sandbox/run-sandbox.ts')
const running = await runSandbox(process.argv.slice(2))
spawn(chooseHost('electron').path, [resolve('.'), `--gateway=${running.origin}`], { stdio: 'inherit' }).once(
  'exit',
  (code) => process.exit(code ?? 0),
)
