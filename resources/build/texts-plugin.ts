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

/** The parts of what the first script opens itself. It lists their English chunks; `virtual:texts/more` the others. */
const nearParts = [
  'account',
  'auth',
  'chat',
  'closed',
  'game',
  'lobby',
  'nav',
  'promotions',
  'register',
  'search',
  'sports',
  'warnings',
]

const prefix = 'virtual:texts/'
const index = 'virtual:texts'
const more = `${prefix}more`

const path = (code: string, part: string) => JSON.stringify(join(locales, code, `${part}.json`))

/** Returns an import function for each part of a language that isn't loaded with it, if `included`. */
function restOf(code: string, included: (part: string) => boolean): string {
  const parts = readdirSync(join(locales, code)).map((file) => file.replace('.json', ''))
  const loaders = parts
    .filter((part) => !firstParts.includes(part) && included(part))
    .map((part) => `  ${JSON.stringify(part)}: () => import(${path(code, part)}),`)
  return ['export const rest = {', ...loaders, '}'].join('\n')
}

/** Returns a language as one module: its first parts inline, and import functions for others. */
function languageModule(code: string): string {
  return [
    ...firstParts.map((part) => `import ${part} from ${path(code, part)}`),
    `export const first = { ${firstParts.join(', ')} }`,
    restOf(code, (part) => code !== 'EN' || nearParts.includes(part)),
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
 * chunks of its further parts, and `virtual:texts/more` those of the English parts that few visits start with. So the
 * first script has one entry per language, however many parts there are, and a visitor's language takes one request.
 */
export function textsPlugin(): Plugin {
  return {
    name: 'texts',
    resolveId: (id) => (id === index || id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${index}`)
        return `export const shipped = {${readdirSync(locales).filter(isLanguageCode).map(entry).join()}}`
      if (id === `\0${more}`) return restOf('EN', (part) => !nearParts.includes(part))
      return id.startsWith(`\0${prefix}`) ? languageModule(id.slice(prefix.length + 1)) : undefined
    },
  }
}
