import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Text files of a build, which may contain names of other files. */
const text = /\.(js|css|html)$/

/** "c-1a2b3c4d.js": name, hash and extension. */
const hashed = /^(.*)-([0-9a-f]{8})(\.\w+)$/

/**
 * Copies a built site into a folder, without the compressed files. With `renamed`, simulates a next build in which
 * every file has changed: each gets another hash in its name, and all references are updated.
 */
export function layBuild(from: string, to: string, { renamed = false }: { renamed?: boolean } = {}): void {
  cpSync(from, to, { recursive: true, filter: (name) => !/\.(br|gz)$/.test(name) })
  if (!renamed) return
  const assets = join(to, 'assets')
  const names = new Map(
    readdirSync(assets).flatMap((name) => {
      const [, stem, hash, ending] = hashed.exec(name) ?? []
      return hash === undefined
        ? []
        : [[name, `${stem}-${[...hash].toReversed().join('')}${ending}`] as const]
    }),
  )
  for (const [old, name] of names) renameSync(join(assets, old), join(assets, name))
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    if (!text.test(name)) continue
    const code = readFileSync(join(to, name), 'utf8')
    const changed = code.replaceAll(/[\w.-]+-[0-9a-f]{8}\.\w+/g, (file) => names.get(file) ?? file)
    if (changed !== code) writeFileSync(join(to, name), changed)
  }
}
