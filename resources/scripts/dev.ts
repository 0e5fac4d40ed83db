/**
 * `npm run dev`: the sandbox, and the site with hot reload. `npm run desktop`: the sandbox, and the desktop client
 * built from the sources.
 */
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { createServer } from 'vite'
import { keepCompiledCode } from '#sandbox/compile-cache.ts'
import { desktopHost } from '../../tests/desktop/support/electron-binary.ts'
import { buildIfStale } from './build-if-stale.ts'

keepCompiledCode()
const { runSandbox } = await import('#sandbox/run-sandbox.ts')

async function developSite(flags: string[]): Promise<void> {
  const running = await runSandbox(flags)
  process.env.PALARO_GATEWAY = running.origin
  const server = await createServer()
  await server.listen()
  const [address = ''] = server.resolvedUrls?.local ?? []
  running.server.sandbox.embedders.add(new URL(address).origin)
  server.printUrls()
}

async function runClient(flags: string[]): Promise<void> {
  if (desktopHost.kind !== 'electron') {
    console.error(
      'There is no Electron binary here. "npx install-electron" fetches it where that is possible.',
    )
    process.exit(2)
  }
  if (!buildIfStale('build:desktop', 'out/renderer/index.html')) process.exit(1)
  const running = await runSandbox(flags)
  const client = spawn(desktopHost.path, [resolve('.'), `--gateway=${running.origin}`], { stdio: 'inherit' })
  client.once('exit', (code) => process.exit(code ?? 0))
}

const flags = process.argv.slice(2).filter((flag) => flag !== '--desktop')
await (process.argv.includes('--desktop') ? runClient(flags) : developSite(flags))
