import { keysOf } from '#shared/domain/keys-of.ts'
import { signOf } from './currency-sign.ts'
import { formatsOf } from './formats-of.ts'

/** How an amount is formatted. */
export interface MoneyFormat {
  /** ISO 4217 code, or a name that the gateway has for its own: USDT. */
  currency: string
  /** BCP 47 tag of the page's language. */
  locale: string
  /**
   * `full`: with two decimals. `whole`: without decimals, for round limits. `short`: for marks; without decimals up
   * to five digits, from six digits on as ₱1.24M. `compact`: always so, for marks that must look alike.
   */
  form?: 'full' | 'whole' | 'short' | 'compact' | undefined
}

/** Intl throws for what isn't of three letters. Such a name is written behind the figure. */
const isCode = (currency: string): boolean => /^[a-z]{3}$/i.test(currency)

type Digits = 'full' | 'whole' | 'compact'

const formats = formatsOf(
  (locale, currency: string, digits: Digits) =>
    new Intl.NumberFormat(locale, {
      ...(isCode(currency) && { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
      roundingMode: 'trunc',
      // Negative amounts that are truncated to 0.00 get no minus sign.
      signDisplay: 'negative',
      ...options[digits],
    }),
)

const options = {
  full: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  whole: { maximumFractionDigits: 0 },
  compact: { notation: 'compact', maximumSignificantDigits: 3 },
} satisfies Record<Digits, Intl.NumberFormatOptions>

/**
 * Makes the formats in advance, in tasks of their own. Each takes some milliseconds, and while the first answers are on
 * their way there is nothing else to do.
 */
export function prepareFormats(locale: string, currency: string): void {
  for (const digits of keysOf(options)) setTimeout(formats, 0, locale, currency, digits)
}

/** Whether Intl can format the text exactly, without converting it to a float. */
const isDecimal = (text: string): text is `${number}` => /^-?\d+(\.\d+)?$/.test(text)

const digitsOf = (amount: string, form: MoneyFormat['form']): Digits => {
  if (form === 'short') return /^-?0*\d{1,5}(\.|$)/.test(amount) ? 'whole' : 'compact'
  return form ?? 'full'
}

/**
 * Formats an exact decimal in the language's way ("1234.5" → "₱1,234.50"), with two decimals in any currency.
 * Truncated and never rounded up, so that nobody sees more than there is. Negative amounts get U+2212. The currency's
 * sign is the operator's, if he has one of his own.
 * @throws RangeError when the text isn't a decimal, because an unreadable amount must not be shown as another one.
 */
export function formatCurrency(amount: string, { currency, locale, form }: MoneyFormat): string {
  if (!isDecimal(amount)) throw new RangeError(`"${amount}" is no decimal amount.`)
  const parts = formats(locale, currency, digitsOf(amount, form)).formatToParts(amount)
  const signs: Partial<Record<string, string>> = { minusSign: '\u2212', currency: signOf(currency) }
  const text = parts.map(({ type, value }) => signs[type] ?? value).join('')
  return isCode(currency) ? text : `${text}\u00A0${currency}`.trimEnd()
}
