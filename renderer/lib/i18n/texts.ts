import { shipped } from 'virtual:texts'
import * as english from 'virtual:texts/EN'
import { keysOf } from '#shared/domain/keys-of.ts'
import type { Language, LanguageCode } from '#shared/i18n/languages.ts'

/** What the first paint needs of the language that everything falls back on. */
export const firstEnglish = english.first

export const isShipped = (code: LanguageCode): boolean => code in shipped

/** Name, tag and direction of a shipped language; English's for any other. */
export const languageOf = (code: LanguageCode): Language => shipped[code] ?? shipped.EN

/** The wire code of a shipped language's tag; English's for any other. */
export const codeOf = (tag: string): LanguageCode =>
  shippedCodes.find((code) => shipped[code]?.tag === tag) ?? 'EN'

const shippedCodes = keysOf(shipped)

/**
 * The texts of one part of the site in a language; none where the language lacks the part, then English stands in.
 * @throws whatever the loading of a chunk throws.
 */
export async function loadTexts(code: LanguageCode, part: string): Promise<Record<string, unknown>> {
  const texts = (await shipped[code]?.load?.()) ?? english
  return texts.first[part] ?? (await texts.rest[part]?.())?.default ?? {}
}
