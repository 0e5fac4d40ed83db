import { existsSync, globSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brandName } from '../build/brand/brand-folder.ts'
import { type BuildScript, builds, builtBrand } from '../build/brand/built-brand.ts'
import { runTool } from './command/run-command.ts'
import { commands } from './commands.ts'

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
 * Says why a build can't be used as it is; undefined if it can.
 * @param newest when the newest source was changed, in milliseconds.
 */
export function staleness(folder: string, brand: string, newest: number): string | undefined {
  const page = join(folder, 'index.html')
  if (!existsSync(page)) return 'there is none yet'
  const built = builtBrand(folder)
  if (built !== brand)
    return built === undefined ? 'it names no brand' : `it is of the brand ${built}, not ${brand}`
  return statSync(page).mtimeMs > newest ? undefined : 'sources are newer'
}

/**
 * Builds, unless the build is of the brand that PALARO_BRAND names and newer than every source. Resolves with whether
 * it is up to date.
 */
export async function buildIfStale(script: BuildScript): Promise<boolean> {
  const { folder } = builds[script]
  const why = staleness(resolve(root, folder), brandName(), newestSource())
  if (why === undefined) return true
  console.log(`The build in ${folder} can't be used: ${why}.`)
  const [build] = commands[script].runs
  return (await runTool(build)) === 0
}
