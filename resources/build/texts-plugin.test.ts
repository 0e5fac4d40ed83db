import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { keysOf } from '#shared/domain/keys-of.ts'
import { type LanguageCode, languages } from '#shared/i18n/languages.ts'
import { loadBrand } from './brand/brand-folder.ts'
import { includedLanguages } from './texts-plugin.ts'

const offering = (...offered: LanguageCode[]) => {
  const brand = loadBrand('palaro')
  return { ...brand, languages: { offered, supported: offered.slice(0, 1), default: 'EN' as const } }
}

test('[I18N-01] a site has the texts of the languages that its brand offers, and English', () => {
  expect(includedLanguages(offering('JA', 'TY'))).toEqual(['EN', 'JA', 'TY'])
})

test('[I18N-01] a brand that offers a language without texts isn’t built, and the message says how to create them', () => {
  const absent = keysOf(languages).find((code) => !existsSync(resolve('shared/i18n/locales', code))) ?? 'EN'
  expect(() => includedLanguages(offering('EN', absent))).toThrow(
    `The brand palaro offers ${absent}, which has no texts. Create them: npm run messages -- --new ${absent}`,
  )
})
