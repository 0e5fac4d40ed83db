import { describe, expect, test } from 'vitest'
import { isLanguageCode, languages } from './languages.ts'

const table = Object.entries(languages)

/** A getter in some engines, a method in others, and missing in TypeScript's types. */
type WithTextInfo = Intl.Locale & {
  getTextInfo?: () => { direction: string }
  textInfo?: { direction: string }
}

describe.each(table)('[I18N-04] %s', (code, { name, tag, dir }) => {
  test(`${tag} is a canonical BCP 47 tag that Intl can write in`, () => {
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
    expect(Intl.DateTimeFormat.supportedLocalesOf(tag)).toEqual([tag])
    expect(Intl.PluralRules.supportedLocalesOf(tag)).toEqual([tag])
  })

  test(`is called ${name} by itself`, () => {
    expect(name.trim()).toBe(name)
    expect(name).not.toBe('')
    const own = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? ''
    // Checks the script: the name must share a letter with Intl's name for the language.
    expect(name.toLocaleLowerCase(tag)).toSatisfy((given: string) =>
      [...own.toLocaleLowerCase(tag)].some((letter) => /\p{L}/u.test(letter) && given.includes(letter)),
    )
  })

  test(`is written ${dir}`, () => {
    const locale = new Intl.Locale(tag) as WithTextInfo
    expect((locale.getTextInfo?.() ?? locale.textInfo)?.direction).toBe(dir)
  })

  test('is known by its code', () => {
    expect(isLanguageCode(code)).toBe(true)
  })
})

test('[I18N-04] the table holds thirty-odd languages, no tag and no name twice', () => {
  expect(table.length).toBeGreaterThan(30)
  expect(new Set(table.map(([, { tag }]) => tag)).size).toBe(table.length)
  expect(new Set(table.map(([, { name }]) => name)).size).toBe(table.length)
})

test.each(['', 'en', 'XX', 'toString', undefined, null, 7])('[I18N-04] %j is no language code', (code) => {
  expect(isLanguageCode(code)).toBe(false)
})
