import i18next from 'i18next'

/** The event after which React draws all texts again. */
export const signEvent = 'currencySign'

let named: string
let own: string | undefined

/** The sign that the operator gives a currency; undefined for the language's own. */
export const signOf = (currency: string): string | undefined => (currency === named ? own : undefined)

/** Writes one currency with this sign from now on, wherever it stands; with the language's own if there is none. */
export function setCurrencySign(currency: string, sign?: string): void {
  if (sign === own) return
  named = currency
  own = sign
  i18next.emit(signEvent)
}
