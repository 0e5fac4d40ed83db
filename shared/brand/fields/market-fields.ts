import * as z from 'zod'
import { isLanguageCode, type LanguageCode } from '../../i18n/languages.ts'
import { someDistinct } from './text-fields.ts'

/** Codes for private use, and for groups of countries, some of which Intl has names for. */
const noCountry = /^(AA|Q[M-Z]|X[A-JL-Z]|ZZ|EU|EZ|UN)$/
const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const currencies = new Set(Intl.supportedValuesOf('currency'))
const zones = Intl.supportedValuesOf('timeZone')

const isCountry = (code: string) =>
  /^[A-Z]{2}$/.test(code) && !noCountry.test(code) && countryNames.of(code) !== undefined

function isTimeZone(name: string): boolean {
  // Intl also takes offsets and any case; what it takes but can't list are older names of listed zones.
  if (!/^(UTC|[A-Z]\w+(\/[A-Z][\w+-]*)+)$/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

export const country = () =>
  z.string().refine(isCountry, 'must be a country by its two capital letters (ISO 3166)')

export const currency = () =>
  z
    .string()
    .refine((code) => currencies.has(code), 'must be a currency by its three capital letters (ISO 4217)')

export const timeZone = () =>
  z.string().refine(isTimeZone, 'must be a time zone by continent and city (IANA)')

/** Names of time zones, for suggestions. */
export const timeZones: readonly string[] = zones

/**
 * The languages of a brand.
 * @param texts the languages that the project has texts for.
 */
export function languages(texts: readonly LanguageCode[]) {
  const code = () =>
    z
      .custom<LanguageCode>(isLanguageCode, 'must be the code of a language')
      .refine((value) => texts.includes(value), {
        error: `must be a language with texts: ${texts.join(', ')}`,
      })
  return z
    .strictObject({
      offered: someDistinct(code()).meta({
        description: 'Languages that a player may choose.',
        examples: [['EN', 'TY', 'CN']],
      }),
      supported: someDistinct(code()).meta({
        description: 'Those that the operator answers in; they come first in the choice.',
        examples: [['EN', 'TY']],
      }),
      default: code().meta({ description: 'The language of a first visit.', examples: ['EN'] }),
    })
    .superRefine(({ offered, supported, default: first }, context) => {
      const refuse = (path: (string | number)[], input: unknown, message: string) =>
        context.addIssue({ code: 'custom', path, input, message })
      for (const [index, one] of supported.entries())
        if (!offered.includes(one)) refuse(['supported', index], one, 'must be one of languages.offered')
      if (!supported.includes(first)) refuse(['default'], first, 'must be one of languages.supported')
    })
}
