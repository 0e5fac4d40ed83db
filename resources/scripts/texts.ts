import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { isLanguageCode, languages } from '#shared/i18n/languages.ts'

export type Texts = { [key: string]: string | Texts }

export const locales = resolve(import.meta.dirname, '../../shared/i18n/locales')

export const fileOf = (language: string, namespace: string): string =>
  resolve(locales, language, `${namespace}.json`)

/** The texts of a namespace; none where the language has no such file. */
export function readTexts(language: string, namespace: string): Texts {
  const file = fileOf(language, namespace)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** The parts of the site that have texts. */
export const namespaces = readdirSync(resolve(locales, 'EN'))
  .map((file) => file.replace('.json', ''))
  .sort()

/** Every key of some texts as a dotted path, with its text. */
export function flatten(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  )
}

/** Texts by their dotted keys, as nested as the locale files are. */
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

/** A key without its plural ending: languages differ in how many forms they have. */
export const withoutPlural = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '')

/** The plural endings that a language has, as Intl knows: Japanese has but one. */
export const pluralsOf = (language: string): string[] =>
  isLanguageCode(language)
    ? new Intl.PluralRules(languages[language].tag).resolvedOptions().pluralCategories
    : ['other']

/** The keys that a language must have, in the English order, each with the English text to write it after. */
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
