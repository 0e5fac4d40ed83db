import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { Brand } from '#shared/brand/brand.ts'
import { type LanguageCode, languages, languageTag } from '#shared/i18n/languages.ts'
import { loadBrand } from './brand/brand-folder.ts'
import { brandTexts, overrideFile } from './brand-texts.ts'

/**
 * Relative to the project's root, where npm runs every script. A bundled configuration has no other fixed location.
 */
const locales = resolve('shared/i18n/locales')

const names = (text: string): readonly string[] => text.trim().split(/\s+/)

/**
 * The texts' parts by the moment they are needed, one chunk of each language for each. The first ones come with the
 * language. English is the fallback of all languages, so its first ones are in the first script.
 */
const groups = {
  first: names('common errors home'),
  later: names('nav notices warnings'),
  pages: names('search titles'),
  lobby: names('facts lobby rooms'),
  below: names('sections'),
  visit: names(`
    auth chat client closed codes consent content feedback game join kiosk lottery password pictures promotions proxy
    ranking register responsible sports welcome
  `),
  member: names(`
    account cashier limits member messages points records referral rewards statement transfers wallets withdrawals
  `),
  agent: names(`
    agent agentContracts agentDividends agentDownline agentIncome agentNews agentRecords agentRegister agentSalary
    agentTeam
  `),
} as const

/** Texts of dialogs about a site that fails, which only the desktop client's main process shows. */
const offSite = names('recovery')

type Group = keyof typeof groups
type LateGroup = Exclude<Group, 'first'>
const isLate = (group: string): group is LateGroup => group in groups && group !== 'first'

/** The groups that come with a language's chunk. The first script has English's, so it must be small. */
const startGroups = (code: string): readonly Group[] =>
  code === 'EN' ? ['first'] : ['first', 'later', 'pages', 'lobby', 'below']

const prefix = 'virtual:texts/'
const index = 'virtual:texts'
const table = `${prefix}groups`

const path = (code: string, part: string) => JSON.stringify(join(locales, code, `${part}.json`))

/** Returns a module with the texts of a language's groups, by part. */
function textsModule(code: string, of: readonly Group[], name: string): string {
  const there = readdirSync(join(locales, code)).map((file) => file.replace('.json', ''))
  const named: readonly string[] = [...Object.values(groups).flat(), ...offSite]
  const stray = there.find((part) => !named.includes(part))
  if (stray !== undefined)
    throw new Error(`${code}/${stray}.json is in no group of resources/build/texts-plugin.ts.`)
  const parts = of.flatMap((group) => groups[group].filter((part) => there.includes(part)))
  return [
    ...parts.map((part) => `import ${part} from ${path(code, part)}`),
    `export const ${name} = { ${parts.join(', ')} }`,
  ].join('\n')
}

/** Returns a language as one module: its first texts inline, and import functions for the other groups. */
function languageModule(code: string): string {
  const start = startGroups(code)
  const rest = Object.keys(groups)
    .filter(isLate)
    .filter((group) => !start.includes(group))
    .map((group) => `${group}: () => import('${prefix}${code}/${group}')`)
  return [textsModule(code, start, 'first'), `export const rest = { ${rest.join(', ')} }`].join('\n')
}

/** The bundler names files by their real paths. */
const localeFiles = `${realpathSync(locales)}/`

/** Returns the language and namespace of a locale's file; undefined for any other file. */
function localeOf(id: string): { code: string; part: string } | undefined {
  const [source = ''] = id.split('?')
  if (!source.startsWith(localeFiles)) return undefined
  const [code = '', file = ''] = source.slice(localeFiles.length).split('/')
  return { code, part: file.replace('.json', '') }
}

/** Returns a language's entry in the site's table: its data, and how its chunk is loaded. */
function entry(code: LanguageCode, country: string): string {
  const { name, dir } = languages[code]
  const load = code === 'EN' ? '' : `, load: () => import('${prefix}${code}')`
  return `${code}: { name: ${JSON.stringify(name)}, tag: '${languageTag(code, country)}', dir: '${dir}'${load} }`
}

/**
 * Returns the languages of the site: those that the brand offers, and English, which all fall back to.
 * @throws if there is no folder of texts for one of them.
 */
export function includedLanguages({
  name,
  languages: { offered, supported },
}: Brand): readonly LanguageCode[] {
  const codes = [...new Set<LanguageCode>(['EN', ...offered, ...supported])]
  for (const code of codes)
    if (!existsSync(join(locales, code)))
      throw new Error(
        `The brand ${name} offers ${code}, which has no texts. Create them: npm run messages -- --new ${code}`,
      )
  return codes
}

/**
 * Provides the site's texts: `virtual:texts/EN`, which is bundled because other languages fall back to it,
 * `virtual:texts/<language>/<group>` with the texts of one group, `virtual:texts` with all languages that the
 * brand offers, and `virtual:texts/groups` with the parts of each group. A language's chunk lists those of its groups.
 * So the first script has one entry per language, and a visitor's language takes one request.
 * Whatever imports a locale's file, in site or main, gets the texts as the brand says them.
 */
export function textsPlugin(): Plugin {
  const brand = loadBrand()
  const included = includedLanguages(brand)
  return {
    name: 'texts',
    resolveId: (id) => (id === index || id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      const locale = localeOf(id)
      if (locale) {
        const own = overrideFile(brand.name, locale.code)
        if (own) this.addWatchFile(own)
        return JSON.stringify(brandTexts(brand, locale.code, locale.part))
      }
      if (id === `\0${index}`)
        return `export const shipped = {${included.map((code) => entry(code, brand.country)).join()}}`
      if (id === `\0${table}`) return `export const groups = ${JSON.stringify(groups)}`
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const [code = '', group] = id.slice(prefix.length + 1).split('/')
      if (group === undefined) return languageModule(code)
      return isLate(group) ? textsModule(code, [group], 'texts') : undefined
    },
  }
}
