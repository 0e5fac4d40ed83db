import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files by which a build knows itself: what names other files, and is sent as it is. */
const text = /\.(js|css|html)$/

/** "c-1a2b3c4d.js": its name, hash and ending. */
const hashed = /^(.*)-([0-9a-f]{8})(\.\w+)$/

/**
 * Lays a copy of a built site into a folder; with `renamed`, as the next build would be of which every file has
 * changed: each has another hash in its name, and whatever names it names the new one.
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
