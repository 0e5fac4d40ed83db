/** `npm run desktop`: the sandbox, and the desktop client built from the sources. */
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { keepCompiledCode } from '#sandbox/entry/compile-cache.ts'
import { reasonOf } from '#shared/domain/reason-of.ts'
import { chooseHost } from '../../tests/desktop/support/electron-binary.ts'
import { buildIfStale } from './build-if-stale.ts'
import type { Main } from './commands.ts'

export const main: Main<'desktop'> = async ({ args }, { warn }) => {
  try {
    chooseHost('electron')
  } catch (error) {
    warn(reasonOf(error))
    return 2
  }
  if (!(await buildIfStale('build:desktop'))) return 1
  keepCompiledCode()
  const { runSandbox } = await import('#sandbox/entry/run-sandbox.ts')
  const running = await runSandbox(args)
  spawn(chooseHost('electron').path, [resolve('.'), `--gateway=${running.origin}`], {
    stdio: 'inherit',
  }).once('exit', (code) => process.exit(code ?? 0))
  return 0
}
