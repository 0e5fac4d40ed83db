import { existsSync, globSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { runTool } from './command/run-tool.ts'
import { buildClient, buildSite } from './tools.ts'

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

/** What each build is, and the file that it writes last. */
const builds = {
  'build:web': { tool: buildSite, output: 'dist/web/index.html' },
  'build:desktop': { tool: buildClient, output: 'out/renderer/index.html' },
} as const

/** Builds, unless the output is newer than every source. Resolves with whether the output is up to date. */
export async function buildIfStale(script: keyof typeof builds): Promise<boolean> {
  const { tool, output } = builds[script]
  const file = resolve(root, output)
  if (existsSync(file) && statSync(file).mtimeMs > newestSource()) return true
  return (await runTool(tool)) === 0
}
