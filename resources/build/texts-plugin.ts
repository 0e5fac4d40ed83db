import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { isLanguageCode, type LanguageCode, languages } from '#shared/i18n/languages.ts'

/** npm runs every script at the project's root; a bundled configuration knows no other fixed place. */
const locales = resolve('shared/i18n/locales')

/** The parts that the first paint needs: they come with the language, the rest when a screen asks. */
const firstParts = ['common', 'home', 'errors']

const prefix = 'virtual:texts/'
const index = 'virtual:texts'

/** A language as one module: its first parts inside it, and how to load each of the others. */
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

/** A language in the site's table: what is known of it, and how its chunk is loaded. */
function entry(code: LanguageCode): string {
  const { name, tag, dir } = languages[code]
  const load = code === 'EN' ? '' : `, load: () => import('${prefix}${code}')`
  return `${code}: { name: ${JSON.stringify(name)}, tag: '${tag}', dir: '${dir}'${load} }`
}

/**
 * Gives the site its texts: `virtual:texts/EN`, bundled with what falls back on it, and `virtual:texts` with
 * the shipped languages, each other one as a lazy chunk, which names the chunks of its own further parts. So the
 * first script names a language once, however many parts the site has, and a visitor's is one request away.
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
