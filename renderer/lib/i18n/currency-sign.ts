import i18next from 'i18next'

/** The event after which React draws all texts again. */
export const signEvent = 'currencySign'

const signs = new Map<string, string>()

/** The sign that the operator gives a currency of his; undefined for the language's own. */
export const signOf = (currency: string): string | undefined => signs.get(currency)

/** Writes a currency with the operator's sign from now on, wherever it stands. Without one it is the language's own. */
export function setCurrencySign(currency: string, sign?: string): void {
  const known = signs.get(currency)
  const next = sign?.trim() || undefined
  if (next === known) return
  if (next) signs.set(currency, next)
  else signs.delete(currency)
  i18next.emit(signEvent)
}
