import i18next from 'i18next'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keysOf } from '#shared/domain/keys-of.ts'
import { languages } from '#shared/i18n/languages.ts'
import { chooseLanguage, currentLanguage, offeredLanguages, startI18n } from './i18n.ts'
import { languageOf } from './texts.ts'

const { t } = i18next
/** For keys that the types don't permit, as an outdated or broken chunk may have them. */
const report = (key: string): string => t(key as 'action.logIn')

/** A known language that the brand doesn't offer. */
const unoffered = keysOf(languages).find((code) => !offeredLanguages.includes(code)) ?? ''

beforeEach(() => chooseLanguage('EN'))
afterEach(() => chooseLanguage('EN'))

test('[I18N-01] the brand’s languages are offered, those that are reviewed first', () => {
  expect(offeredLanguages).toEqual(['EN', 'TY', 'CN', 'VI', 'JA', 'TH', 'ID'])
})

test('[I18N-01] a text that a language lacks is the English one', async () => {
  await chooseLanguage('TY')
  expect(report('action.logIn')).toBe('Mag-log in')
  const texts: { action: Record<string, string> } = i18next.getResourceBundle('fil-PH', 'common')
  const kept = texts.action.logIn
  try {
    delete texts.action.logIn
    expect(report('action.logIn')).toBe('Log in')
  } finally {
    Object.assign(texts.action, { logIn: kept })
  }
})

test('[I18N-01] a key that even English lacks is said in words', () => {
  expect(report('action.switchToDarkTheme')).toBe('switch to dark theme')
  expect(report('errors:fault.tooManyTries')).toBe('too many tries')
})

test.each(offeredLanguages)('[I18N-02] %s is chosen: texts, document and storage follow', async (code) => {
  await chooseLanguage(code)
  const { tag, dir } = languageOf(code)
  expect(currentLanguage()).toBe(code)
  expect(document.documentElement.lang).toBe(tag)
  expect(document.documentElement.dir).toBe(dir)
  expect(localStorage.getItem('lang')).toBe(code)
  expect(i18next.exists('action.logIn', { lng: tag })).toBe(true)
})

test('[I18N-02] of two choices in a hurry the later one holds', async () => {
  // The first choice's texts must still be loaded; the second one's already are.
  await Promise.all([chooseLanguage('ID'), chooseLanguage('TY')])
  expect(currentLanguage()).toBe('TY')
  expect(localStorage.getItem('lang')).toBe('TY')
})

test.each([
  ['TH', 'th'],
  ['XX', 'en-PH'],
  [unoffered, 'en-PH'],
  ['<script>', 'en-PH'],
])('[I18N-02] a start with the stored choice %s is in %s', async (stored, tag) => {
  localStorage.setItem('lang', stored)
  await startI18n()
  expect(i18next.language).toBe(tag)
  expect(document.documentElement.lang).toBe(tag)
})
