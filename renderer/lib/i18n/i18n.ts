import { brand } from 'virtual:brand'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import * as z from 'zod/mini'
import { storedText } from '#lib/storage/stored.ts'
import type { LanguageCode } from '#shared/i18n/languages.ts'
import { codeOf, firstEnglish, isShipped, languageOf, loadTexts } from './texts.ts'

const kept = storedText('local', 'lang', z.string())
const firstParts = Object.keys(firstEnglish)

/** How long the first paint waits for the texts of a language before it goes on in English, in milliseconds. */
const patience = 10_000

/** Languages of the picker: those the brand offers, as far as their texts are there. */
export const offeredLanguages: readonly LanguageCode[] = [
  ...new Set([...brand.languages.supported, ...brand.languages.offered]),
].filter(isShipped)

function firstLanguage(unchosen: string | undefined): LanguageCode {
  const choice = kept.read() ?? unchosen
  return offeredLanguages.find((code) => code === choice) ?? brand.languages.default
}

const backend = {
  type: 'backend',
  init() {},
  read(tag: string, part: string, done: (error: unknown, texts: Record<string, unknown> | false) => void) {
    loadTexts(codeOf(tag), part).then(
      (texts) => done(null, texts),
      (error: unknown) => done(error, false),
    )
  },
} as const

function followLanguage(code: LanguageCode): void {
  const { tag, dir } = languageOf(code)
  document.documentElement.lang = tag
  document.documentElement.dir = dir
}

/** "action.tryAgain" → "try again": words, where even the English text is not there. */
const wordsOf = (key: string) =>
  key.replace(/^.*\./, '').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/**
 * Sets the texts up; resolves when the first paint's are there. Where the visitor's don't come, the site starts in
 * English, and changes once they do.
 * @param asked the language that whoever opened the page asks for; the visitor's choice unless told.
 * @param unchosen the language of a visitor who has chosen none; the brand's unless told.
 */
export async function startI18n(asked?: string, unchosen?: string): Promise<void> {
  const wanted = offeredLanguages.find((code) => code === asked) ?? firstLanguage(unchosen)
  const texts = loadTexts(wanted, 'common')
  const came = await Promise.race([
    texts.then(
      () => true,
      () => false,
    ),
    new Promise<false>((resolve) => setTimeout(resolve, patience, false)),
  ])
  const first = came ? wanted : 'EN'
  followLanguage(first)
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      // i18next is told BCP 47 tags, so that its plural rules are Intl's: TY is fil-PH there.
      lng: languageOf(first).tag,
      fallbackLng: languageOf('EN').tag,
      ns: firstParts,
      defaultNS: 'common',
      partialBundledLanguages: true,
      resources: { [languageOf('EN').tag]: firstEnglish },
      interpolation: { escapeValue: false },
      load: 'currentOnly',
      react: { useSuspense: true },
      parseMissingKeyHandler: wordsOf,
    })
  if (!came) void texts.then(() => (latest === undefined ? changeTo(wanted) : undefined)).catch(() => {})
}

/** The language now, as the gateway codes it. */
export function currentLanguage(): LanguageCode {
  return codeOf(i18next.language)
}

/**
 * Changes the language once all the texts in use are there, and keeps the choice in any case: what did not come
 * now comes with the next start.
 * @throws whatever the loading throws; the language stays what it was then.
 */
export function chooseLanguage(code: LanguageCode): Promise<void> {
  kept.write(code)
  return changeTo(code)
}

let latest: LanguageCode | undefined

async function changeTo(code: LanguageCode): Promise<void> {
  latest = code
  // One after the other: all parts come by way of the language's own chunk, which is lost once, not once for each.
  await loadTexts(code, 'common')
  await Promise.all([i18next.options.ns ?? firstParts].flat().map((part) => loadTexts(code, part)))
  // Chosen twice in a hurry: the later choice holds, whichever comes first.
  if (latest !== code) return
  await i18next.changeLanguage(languageOf(code).tag)
  followLanguage(code)
}
