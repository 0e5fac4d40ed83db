/** How an amount is written. */
export interface MoneyFormat {
  /** ISO 4217 code. */
  currency: string
  /** BCP 47 tag of the language shown. */
  locale: string
  /**
   * `full` to the centavo; `whole` without it, for round limits; `short` for marks: whole up to five figures,
   * from six on as ₱1.24M.
   */
  form?: 'full' | 'whole' | 'short' | undefined
}

type Digits = 'full' | 'whole' | 'compact'

const formatters = new Map<string, Intl.NumberFormat>()

function formatter(locale: string, currency: string, digits: Digits): Intl.NumberFormat {
  const key = `${locale} ${currency} ${digits}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    roundingMode: 'trunc',
    // A part of a centavo below zero is cut to 0.00, without a minus.
    signDisplay: 'negative',
    ...options[digits],
  })
  formatters.set(key, made)
  return made
}

const options = {
  full: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  whole: { maximumFractionDigits: 0 },
  compact: { notation: 'compact', maximumSignificantDigits: 3 },
} satisfies Record<Digits, Intl.NumberFormatOptions>

/** What Intl reads exactly, without going through a binary float. */
const isDecimal = (text: string): text is `${number}` => /^-?\d+(\.\d+)?$/.test(text)

const digitsOf = (amount: string, form: MoneyFormat['form']): Digits => {
  if (form === 'short') return /^-?0*\d{1,5}(\.|$)/.test(amount) ? 'whole' : 'compact'
  return form ?? 'full'
}

/**
 * Writes an exact decimal ("1234.5" → "₱1,234.50") as the language does, with two decimals in any currency. It is
 * cut and never rounded up, so that nobody sees more than there is. A minus sign is a true one.
 * @throws RangeError for text that is no decimal: a figure that can't be read must not be shown as another.
 */
export function formatCurrency(amount: string, { currency, locale, form }: MoneyFormat): string {
  if (!isDecimal(amount)) throw new RangeError(`"${amount}" is no decimal amount.`)
  const parts = formatter(locale, currency, digitsOf(amount, form)).formatToParts(amount)
  return parts.map(({ type, value }) => (type === 'minusSign' ? '\u2212' : value)).join('')
}
