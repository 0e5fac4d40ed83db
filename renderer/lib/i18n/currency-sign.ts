import i18next from 'i18next'

/** The event after which React draws all texts again. */
export const signEvent = 'currencySign'

const signs: Partial<Record<string, string>> = {}

/** The sign that the operator gives a currency; undefined for the language's own. */
export const signOf = (currency: string): string | undefined => signs[currency]

/** Writes a currency with this sign from now on, wherever it stands; with the language's own if there is none. */
export function setCurrencySign(currency: string, sign?: string): void {
  if (sign === signs[currency]) return
  signs[currency] = sign
  i18next.emit(signEvent)
}
