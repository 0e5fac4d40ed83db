import { inZone, isoDay } from '#sandbox/world/market/merchant-zone.ts'
import { fillWords, inEach, type ServedLanguage } from '#sandbox/world/texts/language.ts'
import { languages } from '#shared/i18n/languages.ts'
import { texts } from './texts.ts'

/** The bonus that pays an account's income of a day. */
export const incomeId = (accountId: number, day: number): string =>
  `RF${accountId}-${isoDay(day).replaceAll('-', '')}`

/** Kept, because making one takes longer than all the rest of a booking. */
const formats = new Map<ServedLanguage, Intl.DateTimeFormat>()

function formatIn(language: ServedLanguage): Intl.DateTimeFormat {
  const known = formats.get(language)
  if (known) return known
  const options = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const
  const format = new Intl.DateTimeFormat(languages[language].tag, options)
  formats.set(language, format)
  return format
}

/** Title of the bonus that pays the income of a day. */
export function incomeTitle(day: number) {
  const date = (language: ServedLanguage) => formatIn(language).format(inZone(day))
  return inEach((language) => fillWords(texts.incomeTitle[language], { date: date(language) }))
}
