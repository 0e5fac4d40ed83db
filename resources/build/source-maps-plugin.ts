import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'

/** Folders of a build whose content is published or packed. */
const shipped = ['dist', 'out', 'release']

const isWithin = (folder: string, other: string): boolean =>
  folder === other || folder.startsWith(other + sep)

/**
 * Returns the folder for source maps, from PALARO_SOURCE_MAPS; undefined without it.
 * @throws Error if it is within what is published.
 */
export function sourceMapsFolder(given = process.env.PALARO_SOURCE_MAPS): string | undefined {
  if (!given) return undefined
  const folder = resolve(given)
  const within = shipped.find((name) => isWithin(folder, resolve(name)))
  if (within === undefined) return folder
  throw new Error(
    `PALARO_SOURCE_MAPS is ${given}, which is within ${within}/ and would be published with it. Name another folder, such as ../maps.`,
  )
}

/**
 * Takes the source maps out of a build and writes them into the folder of PALARO_SOURCE_MAPS, under the names of their
 * files: `<folder>/<part>/assets/c-1a2b3c4d.js.map`. The files themselves don't name them. Without that variable there
 * are none.
 * @param part what is built: "web", or one of the desktop client's parts.
 */
export function sourceMapsPlugin(part: string): Plugin {
  const folder = sourceMapsFolder()
  return {
    name: 'source-maps',
    apply: 'build',
    enforce: 'post',
    config: () => ({ build: { sourcemap: folder === undefined ? false : 'hidden' } }),
    generateBundle(_, bundle) {
      if (folder === undefined) return
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type !== 'asset' || !name.endsWith('.map')) continue
        const target = join(folder, part, name)
        mkdirSync(dirname(target), { recursive: true })
        writeFileSync(target, file.source)
        delete bundle[name]
      }
    },
  }
}
