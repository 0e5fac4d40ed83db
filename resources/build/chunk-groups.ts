import { realpathSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { type Chunk, restOfPackages, siteChunks } from './chunks.ts'

/** The chunk that everything else is inside. */
const first = 'site'

/** Texts of a language are chunks of their own; see texts-plugin.ts. */
const texts = /^virtual:texts\//

const packages = /^.*\/node_modules\//

/**
 * Relative to the project's root, where npm runs every script. A bundled configuration has no other fixed location. The
 * folder of another brand's build links to the sources.
 */
const base = dirname(realpathSync(resolve('renderer')))

/** A module's path from the project's root, its package with the path in it, or its virtual name. */
const nameOf = (id: string): string =>
  id.replace(/^\0/, '').replace(/\?.*$/, '').replace(packages, '').replace(`${base}/`, '')

const isBelow = (name: string, path: string): boolean => name === path || name.startsWith(`${path}/`)

/**
 * Returns options for the bundler: groups that gather all modules into the given chunks, and the plugin that finds
 * out which module belongs to which. The build stops when something is loaded lazily that no chunk names, or when a
 * chunk names something that isn't there.
 */
export function chunkGroups(chunks: Readonly<Record<string, Chunk>> = siteChunks) {
  const paths = Object.entries(chunks).flatMap(([chunk, { of = [] }]) => of.map((path) => ({ path, chunk })))
  /** The chunk of each module. */
  const chunkOf = new Map<string, string>()

  /** A chunk and those it is inside, from the inmost on. */
  const around = (chunk: string): string[] => [
    chunk,
    ...(chunks[chunk]?.inside ? around(chunks[chunk].inside) : []),
  ]

  /** The chunk that a lazily loaded module names. */
  function namedChunk(name: string): string | undefined {
    const [best] = paths
      .filter(({ path }) => isBelow(name, path))
      .toSorted((a, b) => b.path.length - a.path.length)
    return best?.chunk ?? (texts.test(name) ? name : undefined)
  }

  /** The chunk of a module that these chunks need. */
  function sharedChunk(name: string, [one = '', ...others]: readonly string[]): string {
    const holder = [one, ...others].find((chunk) => chunks[chunk]?.holds?.some((path) => isBelow(name, path)))
    const nearest = around(one).find((chunk) => others.every((other) => around(other).includes(chunk)))
    return holder ?? nearest ?? first
  }

  const plugin: Plugin = {
    name: 'chunk-groups',
    apply: 'build',
    renderStart() {
      chunkOf.clear()
      const infos = [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id) ?? [])

      /** Everything that is loaded with these modules and isn't there already, themselves included. */
      const loadedWith = (ids: readonly string[], there: ReadonlySet<string> = new Set()): Set<string> => {
        const found = new Set<string>()
        const waiting = [...ids]
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          if (found.has(id) || there.has(id)) continue
          found.add(id)
          waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []))
        }
        return found
      }

      const lazy = [...new Set(infos.flatMap(({ dynamicallyImportedIds }) => dynamicallyImportedIds))]
      for (const { path, chunk } of paths)
        if (!chunks[chunk]?.optional && !lazy.some((id) => isBelow(nameOf(id), path)))
          this.error(`The chunk "${chunk}" names ${path}, but nothing there is loaded lazily.`)
      const rootsOf = Map.groupBy(lazy, (id) => {
        const name = nameOf(id)
        return (
          namedChunk(name) ??
          this.error(`No chunk in resources/build/chunks.ts names ${name}, which is loaded lazily.`)
        )
      })

      const atStart = loadedWith(infos.flatMap(({ id, isEntry }) => (isEntry ? id : [])))
      for (const id of atStart) {
        const isUnused = restOfPackages.of.some((part) => part.test(nameOf(id)))
        chunkOf.set(id, isUnused ? restOfPackages.chunk : first)
      }
      const needing = new Map<string, string[]>()
      for (const [chunk, roots] of rootsOf)
        for (const id of loadedWith(roots, atStart)) needing.set(id, [...(needing.get(id) ?? []), chunk])
      for (const [id, those] of needing) chunkOf.set(id, sharedChunk(nameOf(id), those))
    },
  }

  const most = 10
  const groups = [
    { name: first, priority: most, test: (id: string) => chunkOf.get(id) === first },
    // The outer ones first: a group also takes whatever its modules import, unless another one has it already.
    ...Object.keys(chunks).map((name) => ({
      name,
      priority: most - around(name).length,
      test: (id: string) => chunkOf.get(id) === name,
    })),
  ]
  return { plugin, groups }
}
