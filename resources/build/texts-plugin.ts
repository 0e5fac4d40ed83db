import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { isLanguageCode, type LanguageCode, languages } from '#shared/i18n/languages.ts'

/**
 * Relative to the project's root, where npm runs every script. A bundled configuration has no other fixed location.
 */
const locales = resolve('shared/i18n/locales')

/** The parts that the first paint needs. They are loaded with the language, and the rest when a screen needs them. */
const firstParts = ['common', 'home', 'errors']

const prefix = 'virtual:texts/'
const index = 'virtual:texts'

/** Returns a language as one module: its first parts inline, and an import function for each of the others. */
function languageModule(code: string): string {
  const parts = readdirSync(join(locales, code)).map((file) => file.replace('.json', ''))
  const path = (part: string) => JSON.stringify(join(locales, code, `${part}.json`))
  return [
    ...firstParts.map((part) => `import ${part} from ${path(part)}`),
    `export const first = { ${firstParts.join(', ')} }`,
    `export const rest = {`,
    ...parts
      .filter((part) => !firstParts.includes(part))
      .map((part) => `  ${JSON.stringify(part)}: () => import(${path(part)}),`),
    `}`,
  ].join('\n')
}

/** Returns a language's entry in the site's table: its data, and how its chunk is loaded. */
function entry(code: LanguageCode): string {
  const { name, tag, dir } = languages[code]
  const load = code === 'EN' ? '' : `, load: () => import('${prefix}${code}')`
  return `${code}: { name: ${JSON.stringify(name)}, tag: '${tag}', dir: '${dir}'${load} }`
}

/**
 * Provides the site's texts: `virtual:texts/EN`, which is bundled because other languages fall back to it, and
 * `virtual:texts` with all included languages, every one except English as a lazy chunk. A language's chunk lists the
 * chunks of its further parts. So the first script has one entry per language, however many parts there are, and a
 * visitor's language takes one request.
 */
export function textsPlugin(): Plugin {
  return {
    name: 'texts',
    resolveId: (id) => (id === index || id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${index}`)
        return `export const shipped = {${readdirSync(locales).filter(isLanguageCode).map(entry).join()}}`
      return id.startsWith(`\0${prefix}`) ? languageModule(id.slice(prefix.length + 1)) : undefined
    },
  }
}
