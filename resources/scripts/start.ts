/**
 * `npm start`: runs everything with defaults. Builds what is stale, starts the sandbox with the site on its origin,
 * and opens the desktop client if there is an Electron binary.
 *
 *   npm start -- --web            the site alone
 *   npm start -- --port 5000 …    flags of the sandbox (see tests/sandbox/entry/flags.ts)
 */
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { keepCompiledCode } from '#sandbox/entry/compile-cache.ts'
import { desktopHost } from '../../tests/desktop/support/electron-binary.ts'
import { buildIfStale } from './build-if-stale.ts'
import type { Main } from './commands.ts'

export const main: Main<'start'> = async ({ flags: { web }, args }, { print, warn }) => {
  const withDesktop = !web && desktopHost.kind === 'electron'
  const built = (await buildIfStale('build:web')) && (!withDesktop || (await buildIfStale('build:desktop')))
  if (!built) {
    warn('The build failed; what it says above has to be put right first.')
    return 1
  }

  keepCompiledCode()
  const { runSandbox } = await import('#sandbox/entry/run-sandbox.ts')
  const running = await runSandbox(args.filter((arg) => arg !== '--web'))
  if (withDesktop) {
    spawn(desktopHost.path, [resolve('.'), `--gateway=${running.origin}`], { stdio: 'inherit' }).once(
      'exit',
      () => process.kill(process.pid, 'SIGINT'),
    )
  } else {
    print('The desktop client isn’t opened: no Electron binary is here, or --web was given.')
  }
  return 0
}
