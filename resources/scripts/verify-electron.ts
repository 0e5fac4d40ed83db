/**
 * `npm run verify:electron`: runs the conformance and desktop specs on the Electron that is here, and nothing else.
 * With `--packed` it packs the client and plays the main job in that instead. Other arguments go to Playwright.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { reasonOf } from '#shared/domain/reason-of.ts'
import { chooseHost, electronFolder } from '../../tests/desktop/support/electron-binary.ts'
import { loadBrand } from '../build/brand/brand-folder.ts'
import { packedClient } from '../build/packed-client.ts'
import type { ToolRun } from './command/parse-command.ts'
import { runTool } from './command/run-command.ts'
import type { Main } from './commands.ts'
import { buildClient, buildSite, desktopSpecs, packClient } from './tools.ts'

type Step = { tool: ToolRun; rest?: readonly string[]; env?: Readonly<Record<string, string>> }

/** Runs tools on the real Electron, until one fails. Resolves with the last exit code. */
async function run(steps: readonly Step[]): Promise<number> {
  for (const { tool, rest, env } of steps) {
    const code = await runTool(tool, rest, { PALARO_DESKTOP_HOST: 'electron', ...env })
    if (code !== 0) return code
  }
  return 0
}

/** Tells Electron's own package where its binary is in its folder, which else only its download does. */
function nameBinary(path: string): void {
  const folder = dirname(createRequire(import.meta.url).resolve('electron/package.json'))
  const note = join(folder, 'path.txt')
  if (!existsSync(note)) writeFileSync(note, relative(electronFolder(), path))
}

/** The packed client plays the main job. */
async function runPacked(rest: readonly string[]): Promise<number> {
  const env = { PALARO_FOR_TESTS: '1' }
  const packed = await run([
    { tool: buildClient, env },
    { tool: packClient(electronFolder(), '--dir'), env },
  ])
  if (packed !== 0) return packed
  const program = packedClient({ output: 'release', brand: loadBrand() })
  return run([{ tool: desktopSpecs, rest: ['main-job.spec.ts', ...rest], env: { PALARO_PACKED: program } }])
}

export const main: Main<'verify:electron'> = ({ flags, rest }, { print, warn }) => {
  try {
    const { path } = chooseHost('electron')
    nameBinary(path)
    print(`on ${path}`)
  } catch (error) {
    warn(reasonOf(error))
    return 1
  }
  return flags.packed
    ? runPacked(rest)
    : run([{ tool: buildSite }, { tool: buildClient }, { tool: desktopSpecs, rest }])
}
