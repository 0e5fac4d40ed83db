import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuiltFile, staticImports } from './sizes.ts'

const quote = '[`"\']'
const entry = new RegExp(`\\bkey:${quote}(\\w+)${quote},group:${quote}\\w+${quote},`, 'g')
const script = new RegExp(`import\\(${quote}\\./([\\w-]+\\.js)${quote}\\)`)

/**
 * What each page of the centres adds to its centre, by the page's key: its chunk and what that imports. The pages are
 * read from the centres' tables in the built code, so that a new one is measured by itself.
 * @param loaded scripts that are there anyway.
 * @throws Error if a page has no chunk of its own, or there are no tables.
 */
export function pageSizes(folder: string, sizes: Map<string, number>, loaded: Set<string>): BuiltFile[] {
  const names = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'))
  const found = names.flatMap((name) => {
    const code = readFileSync(join(folder, 'assets', name), 'utf8')
    const pages = [...code.matchAll(entry)]
    const there = pages.length > 0 ? new Set([...loaded, ...staticImports(folder, `assets/${name}`)]) : loaded
    return pages.map((page, index) => {
      const [, chunk] = script.exec(code.slice(page.index, pages[index + 1]?.index)) ?? []
      if (chunk === undefined) throw new Error(`the page ${page[1]} has no chunk of its own`)
      const own = [...staticImports(folder, `assets/${chunk}`)].filter((part) => !there.has(part))
      return { name: page[1] ?? '', size: own.reduce((sum, part) => sum + (sizes.get(part) ?? 0), 0) }
    })
  })
  if (found.length === 0) throw new Error('the build has no tables of pages')
  return found
}
