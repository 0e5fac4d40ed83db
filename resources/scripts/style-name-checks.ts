import { dirname, relative, resolve } from 'node:path'

/** The class names that one file reads from one module. */
export type Uses = { module: string; by: string; names: ReadonlySet<string> }

const comment = /\/\*[\s\S]*?\*\//g
const strings = /"[^"]*"|url\([^)]*\)/g
const globals = /:global\([^)]*\)/g

/** Returns the class names that a CSS module defines. */
export function namesOf(css: string): Set<string> {
  const plain = css.replaceAll(comment, '').replaceAll(strings, '').replaceAll(globals, '')
  const selectors = plain.matchAll(/([^{};]*)\{/g)
  const names = [...selectors].flatMap(([, selector = '']) =>
    selector.trim().startsWith('@') ? [] : [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)],
  )
  return new Set(names.map(([, name = '']) => name))
}

/** Resolves "#ui/tile/tile.module.css" or "./tile.module.css" to a file. */
function fileOf(specifier: string, importer: string, root: string): string {
  const [head = '', ...rest] = specifier.split('/')
  return head.startsWith('#')
    ? resolve(root, 'renderer', head.slice(1), ...rest)
    : resolve(dirname(importer), specifier)
}

/**
 * Returns what a source file reads from each CSS module that it imports.
 * @throws Error when a module is used without a literal name, because that can't be checked.
 */
export function usesIn(source: string, file: string, root: string): Uses[] {
  const imports = source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)
  return [...imports].map(([, local = '', specifier = '']) => {
    const body = source
      .replaceAll(/^import .*$/gm, '')
      .replaceAll(comment, '')
      .replaceAll(/^\s*\/\/.*$/gm, '')
    const names = new Set<string>()
    for (const [, name] of body.matchAll(
      new RegExp(`(?<![\\w.'</-])${local}\\b(?!:|'|-|=)(?:\\??\\.(\\w+))?`, 'g'),
    )) {
      if (name === undefined)
        throw new Error(`${relative(root, file)}: ${local} is used without a literal name`)
      names.add(name)
    }
    return { module: fileOf(specifier, file, root), by: relative(root, file), names }
  })
}

/** Returns names that are read but not defined, and names that are never read. */
export function faultsOfNames(defined: ReadonlySet<string>, uses: readonly Uses[]): string[] {
  const missing = uses.flatMap(({ by, names }) =>
    [...names].filter((name) => !defined.has(name)).map((name) => `${by} reads .${name}, which is not there`),
  )
  const read = new Set(uses.flatMap(({ names }) => [...names]))
  const idle = [...defined].filter((name) => !read.has(name)).map((name) => `nobody reads .${name}`)
  return [...missing, ...idle]
}
