import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { getCountries, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import examples from 'libphonenumber-js/mobile/examples'
import type { Brand } from '#shared/brand/brand.ts'
import { reasonOf } from '#shared/domain/reason-of.ts'
import { isLanguageCode } from '#shared/i18n/languages.ts'
import { readTexts, type Texts } from '../scripts/texts.ts'
import { BrandError } from './brand/read-brand.ts'
import { overrideFaults } from './text-overrides.ts'

/** What the texts depend on. */
export type TextsBrand = Pick<Brand, 'name' | 'country' | 'languages' | 'mobileExample'>

/** The folder of a brand's own texts: one file per language, each with the namespaces and keys of the locales. */
const textsFolder = (name: string): string => resolve('resources/brand', name, 'texts')

/** The file of a brand's own texts in a language; undefined if it has none. */
export function overrideFile(name: string, code: string): string | undefined {
  const file = join(textsFolder(name), `${code}.json`)
  return existsSync(file) ? file : undefined
}

/** Returns a namespace's texts in a language as the brand says them: its own over the built-in ones. */
export function brandTexts(brand: TextsBrand, code: string, namespace: string): Texts {
  const file = overrideFile(brand.name, code)
  const own: { [namespace: string]: Texts } = file ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return withExamples(merge(readTexts(code, namespace), own[namespace] ?? {}), brand)
}

const merge = (texts: Texts, own: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      const over = own[key] ?? text
      return [key, typeof over === 'object' && typeof text === 'object' ? merge(text, over) : over]
    }),
  )

/** A mobile number of the brand's country that texts and placeholders give as an example; undefined if none is known. */
function exampleOf({ country, mobileExample }: TextsBrand) {
  const defaultCountry = getCountries().find((code) => code === country)
  if (mobileExample !== undefined)
    return parsePhoneNumberFromString(mobileExample, defaultCountry ? { defaultCountry } : {})
  return defaultCountry && getExampleNumber(defaultCountry, examples)
}

/** Puts the example numbers into texts: `%mobile%` as written in the country, `%mobileAbroad%` with "+". */
function withExamples(texts: Texts, brand: TextsBrand): Texts {
  const json = JSON.stringify(texts)
  if (!json.includes('%mobile')) return texts
  return JSON.parse(
    json
      .replaceAll('%mobile%', brand.mobileExample ?? exampleOf(brand)?.formatNational() ?? '')
      .replaceAll('%mobileAbroad%', exampleOf(brand)?.formatInternational() ?? ''),
  )
}

/**
 * Checks a brand's own texts, which a build does before it uses them.
 * @param folder where they are; by default the brand's own.
 * @throws BrandError that names the file, and for each fault the key, the text, the reason and an example.
 */
export function checkBrandTexts(brand: TextsBrand, folder = textsFolder(brand.name)): void {
  const { name: brandName, country } = brand
  if (brand.mobileExample !== undefined && !exampleOf(brand)?.isValid())
    throw new BrandError(
      `The brand file resources/brand/${brandName}/brand.json can't be used:\n  mobileExample: "${brand.mobileExample}" is no mobile number of ${country}`,
    )
  for (const name of existsSync(folder) ? readdirSync(folder).sort() : []) {
    const file = `resources/brand/${brandName}/texts/${name}`
    const faults = faultsOfFile(brand, join(folder, name), name)
    if (faults.length > 0)
      throw new BrandError(
        `The texts in ${file} can't be used:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
      )
  }
}

function faultsOfFile({ languages }: TextsBrand, path: string, name: string): readonly string[] {
  const code = name.replace(/\.json$/, '')
  if (!isLanguageCode(code) || !name.endsWith('.json'))
    return [`The file must be called by a language’s code, for example EN.json.`]
  if (!languages.offered.includes(code))
    return [`${code} isn't offered: add it to languages.offered in brand.json, or remove this file.`]
  let content: unknown
  try {
    content = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    return [`It isn't JSON: ${reasonOf(error)}`]
  }
  return overrideFaults(content, code)
}
