import { brand } from 'virtual:brand'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import * as z from 'zod/mini'
import { storedText } from '#lib/storage/stored.ts'
import type { LanguageCode } from '#shared/i18n/languages.ts'
import { signEvent } from './currency-sign.ts'
import { codeOf, firstEnglish, isShipped, languageOf, loadTexts } from './texts.ts'

const kept = storedText('local', 'lang', z.string())
const firstParts = Object.keys(firstEnglish)

/** Milliseconds that the first paint waits for a language's texts before the site starts in English. */
const timeout = 10_000

/** Languages of the picker: those that the brand offers and this build has texts for. */
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
  const { documentElement: root } = document
  // The page comes in the brand's language already, and each change styles all of it anew.
  if (root.lang !== tag) root.lang = tag
  if (root.dir !== dir) root.dir = dir
}

/** "action.tryAgain" → "try again". Shown if even the English text is missing. */
const wordsOf = (key: string) =>
  key.replace(/^.*\./, '').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/**
 * Sets up the texts. Resolves when those of the first paint have loaded. If the wanted language doesn't load in time,
 * the site starts in English and changes once it has loaded.
 * @param asked language requested by whatever opened the page; by default the visitor's own choice.
 * @param unchosen language for visitors who have chosen none; the brand's default if omitted.
 */
export async function startI18n(asked?: string, unchosen?: string): Promise<void> {
  const wanted = offeredLanguages.find((code) => code === asked) ?? firstLanguage(unchosen)
  const texts = loadTexts(wanted, 'common')
  const came = await Promise.race([
    texts.then(
      () => true,
      () => false,
    ),
    new Promise<false>((resolve) => setTimeout(resolve, timeout, false)),
  ])
  const first = came ? wanted : 'EN'
  followLanguage(first)
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      // i18next gets BCP 47 tags, so that its plural rules are Intl's. For instance, TY is fil-PH there.
      lng: languageOf(first).tag,
      fallbackLng: languageOf('EN').tag,
      ns: firstParts,
      defaultNS: 'common',
      partialBundledLanguages: true,
      resources: { [languageOf('EN').tag]: firstEnglish },
      interpolation: { escapeValue: false },
      load: 'currentOnly',
      // A translator of the browser's replaces bare texts beside links.
      react: {
        useSuspense: true,
        bindI18n: `languageChanged ${signEvent}`,
        transWrapTextNodes: 'span',
      },
      parseMissingKeyHandler: wordsOf,
    })
  if (!came) void texts.then(() => (latest === undefined ? changeTo(wanted) : undefined)).catch(() => {})
}

/** The current language, as the gateway's code. */
export function currentLanguage(): LanguageCode {
  return codeOf(i18next.language)
}

/**
 * Changes the language once all texts in use have loaded. The choice is stored in any case, so a failed change is
 * made at the next start.
 * @throws the loading error; the language then stays the same.
 */
export function chooseLanguage(code: LanguageCode): Promise<void> {
  kept.write(code)
  return changeTo(code)
}

let latest: LanguageCode | undefined

async function changeTo(code: LanguageCode): Promise<void> {
  latest = code
  // Sequential, because all parts load through the language's own chunk. If that fails, it is reported only once.
  await loadTexts(code, 'common')
  await Promise.all([i18next.options.ns ?? firstParts].flat().map((part) => loadTexts(code, part)))
  // If two languages are chosen quickly, the later choice wins, whichever loads first.
  if (latest !== code) return
  await i18next.changeLanguage(languageOf(code).tag)
  followLanguage(code)
}
