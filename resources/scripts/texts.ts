import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { servedLanguages } from '#sandbox/world/texts/language.ts'
import { isLanguageCode, languages } from '#shared/i18n/languages.ts'

export type Texts = { [key: string]: string | Texts }

/**
 * The folder of the texts. Relative to the project's root, where npm runs every script: a bundled configuration has no
 * other fixed location.
 */
export const locales = (): string => resolve('shared/i18n/locales')

/** The languages that a brand of this project offers, each with the brands' names. */
export function offeredByBrands(): ReadonlyMap<string, readonly string[]> {
  const root = resolve('.')
  const offered = new Map<string, string[]>()
  for (const file of globSync('resources/brand/*/brand.json', { cwd: root }).sort()) {
    const brand: { name: string; languages: { offered: string[] } } = JSON.parse(
      readFileSync(resolve(root, file), 'utf8'),
    )
    for (const code of brand.languages.offered) offered.set(code, [...(offered.get(code) ?? []), brand.name])
  }
  return offered
}

/** The file of a namespace in a language. One of the sandbox is the folder that it stands in. */
export const fileOf = (language: string, namespace: string): string =>
  namespace.includes('/')
    ? resolve(namespace, 'texts', `${language}.json`)
    : resolve(locales(), language, `${namespace}.json`)

/** Reads the texts of a namespace; empty if the language has no such file. */
export function readTexts(language: string, namespace: string): Texts {
  const file = fileOf(language, namespace)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** The namespaces of the site's texts, one per file. */
export const namespaces = readdirSync(resolve(locales(), 'EN'))
  .map((file) => file.replace('.json', ''))
  .sort()

/** The namespaces of the sandbox: its folders with texts of their own, such as "tests/sandbox/operator/deposits". */
export const sandboxNamespaces = (): string[] =>
  globSync('tests/sandbox/**/texts/EN.json', { cwd: resolve('.') })
    .map((file) => file.replaceAll('\\', '/').replace('/texts/EN.json', ''))
    .sort()

/** The namespaces that a language has texts of: the site's, and the sandbox's where that serves the language. */
export const namespacesOf = (language: string): string[] => [
  ...namespaces,
  ...(servedLanguages.some((served) => served === language) ? sandboxNamespaces() : []),
]

/** Flattens texts to pairs of a dotted key and a text. */
export function flatten(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  )
}

/** The inverse of `flatten`: nests texts by their dotted keys, as in the locale files. */
export function nest(texts: Iterable<[key: string, text: string]>): Texts {
  const nested: Texts = {}
  for (const [key, text] of texts) {
    const path = key.split('.')
    const last = path.pop() ?? key
    let at = nested
    for (const part of path) {
      const below = at[part]
      at = typeof below === 'object' ? below : (at[part] = {})
    }
    at[last] = text
  }
  return nested
}

/** Returns a key without its plural suffix, because languages differ in their plural forms. */
export const withoutPlural = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '')

/** Returns the plural categories of a language according to Intl; Japanese has only one. */
export const pluralsOf = (language: string): string[] =>
  isLanguageCode(language)
    ? new Intl.PluralRules(languages[language].tag).resolvedOptions().pluralCategories
    : ['other']

/** Returns the keys that a language must have, in the English order, each with the English text to translate. */
export function wantedTexts(english: Texts, plurals: string[]): Map<string, string> {
  const model = new Map(flatten(english))
  return new Map(
    [...model].flatMap(([key, text]): [string, string][] => {
      const stem = withoutPlural(key)
      const many = model.get(`${stem}_other`)
      return many === undefined
        ? [[key, text]]
        : plurals.map((plural) => [`${stem}_${plural}`, model.get(`${stem}_${plural}`) ?? many])
    }),
  )
}
