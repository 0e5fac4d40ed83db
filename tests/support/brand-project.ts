import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** A temporary folder with the project's sources and brands of its own, for tools that read relative to where they run. */
export type BrandProject = { folder: string; brands: string; remove(): Promise<void> }

/**
 * Makes such a folder.
 * @param brands each brand's content, the brand of the project that its other files are copied from, and how its gateway
 *   differs from the contract.
 */
export async function brandProject(
  brands: Readonly<Record<string, { content: unknown; files: string; mapping?: object | undefined }>>,
): Promise<BrandProject> {
  const folder = await mkdtemp(join(tmpdir(), 'brand-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const target = join(folder, 'resources/brand')
    await mkdir(target, { recursive: true })
    for (const [name, { content, files, mapping }] of Object.entries(brands)) {
      await cp(join(root, 'resources/brand', files), join(target, name), { recursive: true })
      await writeFile(join(target, name, 'brand.json'), JSON.stringify(content))
      if (mapping) await writeFile(join(target, name, 'gateway.json'), JSON.stringify(mapping))
    }
    await cp(join(root, 'package.json'), join(folder, 'package.json'))
    const linked = ['renderer', 'shared', 'electron', 'preload', 'node_modules']
    for (const name of [...linked, 'resources/web-server', 'resources/licences'])
      await symlink(join(root, name), join(folder, name), 'junction')
    return { folder, brands: target, remove }
  } catch (error) {
    await remove()
    throw error
  }
}
