import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const packedSize = (content: Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/** A built file with its transfer size in brotli bytes. */
export type BuiltFile = { name: string; size: number }

/** Returns every script, style sheet and font in a build's assets, with its brotli size. */
export function builtFiles(folder: string): Map<string, number> {
  const assets = join(folder, 'assets')
  return new Map(
    readdirSync(assets)
      .filter((name) => /\.(js|css|woff2)$/.test(name))
      .map((name) => [`assets/${name}`, packedSize(readFileSync(join(assets, name)))]),
  )
}

/** Brotli size of one file. */
export const sizeOf = (file: string): number => packedSize(readFileSync(file))

const staticImport = /(?:^|[;}\s])(?:import|export)\b[^'"();]*?["']\.\/([\w.-]+\.js)["']/g

/** Returns a chunk and everything that it imports statically, directly or indirectly. */
export function staticImports(folder: string, entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen
  seen.add(entry)
  const code = readFileSync(join(folder, entry), 'utf8')
  for (const [, name = ''] of code.matchAll(staticImport))
    staticImports(folder, `${dirname(entry)}/${name}`, seen)
  return seen
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
