/**
 * `npm run verify:electron`: runs the conformance and desktop specs on the Electron that is here, and nothing else.
 * With `--packed` it packs the client and plays the main job in that instead. Other arguments go to Playwright.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { chooseHost } from '../../tests/desktop/support/electron-binary.ts'
import { loadBrand } from '../build/brand-plugin.ts'
import { packedClient } from '../build/packed-client.ts'

function run(program: string, args: readonly string[], added: Readonly<Record<string, string>> = {}): void {
  const env = { ...process.env, PALARO_DESKTOP_HOST: 'electron', ...added }
  // Windows has npm and npx as scripts for its shell.
  const shell = process.platform === 'win32' && program !== process.execPath
  const { status } = spawnSync(program, args, { stdio: 'inherit', env, shell })
  if (status !== 0) process.exit(status ?? 1)
}

const { resolve } = createRequire(import.meta.url)
const { ELECTRON_OVERRIDE_DIST_PATH: dist } = process.env

/** Tells Electron's own package where its binary is in its folder, which else only its download does. */
function nameBinary(path: string): void {
  const folder = dirname(resolve('electron/package.json'))
  const note = join(folder, 'path.txt')
  if (!existsSync(note)) writeFileSync(note, relative(dist ?? join(folder, 'dist'), path))
}

const args = process.argv.slice(2)
const others = args.filter((argument) => argument !== '--packed')
const specs = (named: readonly string[], added?: Readonly<Record<string, string>>) =>
  run(
    process.execPath,
    [resolve('@playwright/test/cli'), 'test', '--config', 'tests/desktop/playwright.config.ts', ...named],
    added,
  )

try {
  const { path } = chooseHost('electron')
  nameBinary(path)
  console.log(`on ${path}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
if (args.includes('--packed')) {
  const forTests = { PALARO_FOR_TESTS: '1' }
  run('npm', ['run', '--silent', 'build:desktop'], forTests)
  run(
    'npx',
    ['electron-builder', '--config', 'resources/electron-builder.mjs', '--dir', '--publish', 'never'],
    forTests,
  )
  const program = packedClient({ output: 'release', brand: loadBrand() })
  specs(['main-job.spec.ts', ...others], { PALARO_PACKED: program })
} else {
  run('npm', ['run', '--silent', 'build'])
  specs(others)
}
