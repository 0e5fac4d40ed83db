import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Brand } from '#shared/brand/brand.ts'
import palaro from '../../resources/brand/palaro/brand.json' with { type: 'json' }

const root = resolve(import.meta.dirname, '../..')

export type BrandBuild = {
  /** A folder with the project's layout, from which the desktop client can be started. */
  folder: string
  webRoot: string
  remove(): Promise<void>
}

/**
 * Builds the site for the sandbox's brand with some values changed. The build reads everything relative to its
 * working directory, so that is a temporary folder with the project's sources and the changed brand file.
 * @param options.desktop build the desktop client, too.
 * @param options.sourceMaps folder for source maps.
 */
export async function buildForBrand(
  change: Partial<Record<keyof Brand, unknown>>,
  { desktop = false, sourceMaps }: { desktop?: boolean; sourceMaps?: string } = {},
): Promise<BrandBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'brand-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const brandFolder = join(folder, 'resources/brand/palaro')
    await mkdir(join(folder, 'resources'))
    await cp(join(root, 'resources/brand/palaro'), brandFolder, { recursive: true })
    await writeFile(join(brandFolder, 'brand.json'), JSON.stringify({ ...palaro, ...change }))
    await symlink(join(root, 'resources/web-server'), join(folder, 'resources/web-server'), 'junction')
    await cp(join(root, 'package.json'), join(folder, 'package.json'))
    for (const name of ['renderer', 'shared', 'electron', 'preload', 'node_modules'])
      await symlink(join(root, name), join(folder, name), 'junction')

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
