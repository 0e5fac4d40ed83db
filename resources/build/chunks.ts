import type { Plugin } from 'vite'

/**
 * The chunks that imports are gathered into, each with what it is made of. An import names its chunk:
 * `import(/* chunk: phone *\/ './x.ts')`. What two of them are made of comes with the higher priority.
 */
const priorities = {
  /** The page's frame for narrow windows. It is needed for the first paint there; wide windows may load it late. */
  phone: 1.5,
  /** What every page requests after the first paint. */
  deferred: 1,
  /** The list of what few visits start with: pages, overlays and texts. It is there before they are wanted. */
  more: 0.8,
  /** The most visited page. */
  lobby: 0,
} as const

const named = /\bimport\(\s*\/\* chunk: ([\w-]+) \*\/\s*'([^']+)'/g
const comment = /\/\*\s*chunk\b/g

/** Returns options for the bundler: the plugin that reads the chunk names, and the groups it fills. */
export function namedChunks(chunks: Readonly<Record<string, number>> = priorities) {
  const modules = new Map<string, string>()
  const plugin: Plugin = {
    name: 'named-chunks',
    apply: 'build',
    enforce: 'pre',
    buildStart: () => modules.clear(),
    transform: {
      filter: { id: /\.tsx?$/, code: /\bchunk\b/ },
      async handler(code, id) {
        const imports = [...code.matchAll(named)]
        if (imports.length !== [...code.matchAll(comment)].length)
          this.error(`${id}: a chunk is named as in import(/* chunk: name */ './file.ts'), and nowhere else.`)
        for (const [, chunk = '', source = ''] of imports) {
          if (!Object.hasOwn(chunks, chunk))
            this.error(`${id}: there is no chunk "${chunk}" in resources/build/chunks.ts.`)
          const module = await this.resolve(source, id)
          if (!module) this.error(`${id}: ${source}, of the chunk "${chunk}", is not there.`)
          modules.set(module.id, chunk)
        }
      },
    },
    buildEnd(error) {
      const found = new Set(modules.values())
      for (const chunk of Object.keys(chunks))
        if (!error && !found.has(chunk)) this.error(`No import names the chunk "${chunk}".`)
    },
  }
  const groups = Object.entries(chunks).map(([name, priority]) => ({
    name,
    priority,
    test: (id: string) => modules.get(id) === name,
  }))
  return { plugin, groups }
}
