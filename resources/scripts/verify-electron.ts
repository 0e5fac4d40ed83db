/**
 * `npm run verify:electron`: runs the conformance and desktop specs on the Electron that is here, and nothing else.
 * With `--packed` it packs the client and plays the main job in that instead. Other arguments go to Playwright.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { chooseHost, electronFolder } from '../../tests/desktop/support/electron-binary.ts'
import { loadBrand } from '../build/brand/brand-folder.ts'
import { packedClient } from '../build/packed-client.ts'
import { readCommand } from './command/read-command.ts'
import { runTool, type ToolRun } from './command/run-tool.ts'
import { buildClient, desktopSpecs, packClient, toolRuns } from './tools.ts'

/** Runs a tool on the real Electron. Exits with its code if it fails. */
async function run(
  tool: ToolRun,
  rest: readonly string[] = [],
  added: Readonly<Record<string, string>> = {},
) {
  const code = await runTool(tool, rest, { PALARO_DESKTOP_HOST: 'electron', ...added })
  if (code !== 0) process.exit(code)
}

/** Tells Electron's own package where its binary is in its folder, which else only its download does. */
function nameBinary(path: string): void {
  const folder = dirname(createRequire(import.meta.url).resolve('electron/package.json'))
  const note = join(folder, 'path.txt')
  if (!existsSync(note)) writeFileSync(note, relative(electronFolder(), path))
}

const { flags, rest } = readCommand('verify:electron')
try {
  const { path } = chooseHost('electron')
  nameBinary(path)
  console.log(`on ${path}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
if (flags.packed) {
  const forTests = { PALARO_FOR_TESTS: '1' }
  await run(buildClient, [], forTests)
  await run(packClient(electronFolder(), '--dir'), [], forTests)
  const program = packedClient({ output: 'release', brand: loadBrand() })
  await run(desktopSpecs, ['main-job.spec.ts', ...rest], { PALARO_PACKED: program })
} else {
  for (const build of toolRuns.build) await run(build)
  await run(desktopSpecs, rest)
}
