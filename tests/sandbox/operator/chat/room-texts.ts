import { readLanguage, type ServedLanguage } from '#sandbox/world/texts/language.ts'
import { keysOf } from '#shared/domain/keys-of.ts'
import { languages } from '#shared/i18n/languages.ts'
import { texts } from './texts.ts'

/** Texts of a chat room. */
export type RoomTexts = Record<keyof typeof texts.room, string>

const textsIn = (language: ServedLanguage): RoomTexts => {
  const words = keysOf(texts.room).map((key) => [key, texts.room[key][language]] as const)
  return Object.fromEntries(words) as RoomTexts
}

/** The texts and the language tag for a language code. English if there are none. */
export function roomTexts(code: string): { t: RoomTexts; tag: string } {
  const language = readLanguage(code)
  return { t: textsIn(language), tag: languages[language].tag }
}
