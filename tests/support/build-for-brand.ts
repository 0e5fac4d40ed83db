import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Brand } from '#shared/brand/brand.ts'
import palaro from '../../resources/brand/palaro/brand.json' with { type: 'json' }
import { brandProject } from './brand-project.ts'

const root = resolve(import.meta.dirname, '../..')

export type BrandBuild = {
  /** A folder with the project's layout, from which the desktop client can be started. */
  folder: string
  webRoot: string
  remove(): Promise<void>
}

type BuildOptions = { desktop?: boolean; sourceMaps?: string; mapping?: object }

/**
 * Builds the site for the sandbox's brand with some values changed, in a project of its own.
 * @param options.desktop build the desktop client, too.
 * @param options.sourceMaps folder for source maps.
 * @param options.mapping content of `gateway.json`: how the gateway differs from the contract.
 */
export async function buildForBrand(
  change: Partial<Record<keyof Brand, unknown>>,
  { desktop = false, sourceMaps, mapping }: BuildOptions = {},
): Promise<BrandBuild> {
  const { folder, remove } = await brandProject({
    palaro: { content: { ...palaro, ...change }, files: 'palaro', mapping },
  })
  try {
    const webRoot = join(folder, 'web')
    const vite = join(root, 'node_modules/vite/bin/vite.js')
    const { PALARO_BRAND: _, ...env } = process.env
    const build = (tool: string, config: string, ...options: string[]) =>
      promisify(execFile)(
        process.execPath,
        [tool, 'build', '--config', join(root, config), '--logLevel', 'error', ...options],
        { cwd: folder, env: { ...env, ...(sourceMaps && { PALARO_SOURCE_MAPS: sourceMaps }) } },
      )
    await build(vite, 'vite.config.ts', '--outDir', webRoot)
    if (desktop)
      await build(join(root, 'node_modules/electron-vite/bin/electron-vite.js'), 'electron.vite.config.ts')
    return { folder, webRoot, remove }
  } catch (error) {
    await remove()
    throw error
  }
}
