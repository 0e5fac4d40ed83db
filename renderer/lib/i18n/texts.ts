import { shipped } from 'virtual:texts'
import * as english from 'virtual:texts/EN'
import { keysOf } from '#shared/domain/keys-of.ts'
import type { Language, LanguageCode } from '#shared/i18n/languages.ts'

/** English texts of the first paint. English is the fallback for every language. */
export const firstEnglish = english.first

export const isShipped = (code: LanguageCode): boolean => code in shipped

/** Name, tag and direction of a shipped language; English for any other. */
export const languageOf = (code: LanguageCode): Language => shipped[code] ?? shipped.EN

/** The gateway's code for a shipped language's tag; English for any other. */
export const codeOf = (tag: string): LanguageCode =>
  shippedCodes.find((code) => shipped[code]?.tag === tag) ?? 'EN'

const shippedCodes = keysOf(shipped)

/**
 * The texts of one part of the site in a language; empty if the language lacks that part, so English is used.
 * @throws whatever loading the chunk throws.
 */
export async function loadTexts(code: LanguageCode, part: string): Promise<Record<string, unknown>> {
  const { first, rest } = (await shipped[code]?.load?.()) ?? english
  if (first[part]) return first[part]
  const { groups } = await import('virtual:texts/groups')
  const group = keysOf(groups).find((name) => groups[name]?.includes(part)) ?? ''
  return (await rest[group]?.())?.texts[part] ?? {}
}
