import { brand } from 'virtual:brand'
import i18next from 'i18next'

/** The event after which React draws all texts again. */
export const signEvent = 'currencySign'

let own: string | undefined

/** The sign that the operator gives a currency; undefined for the language's own. */
export const signOf = (currency: string): string | undefined =>
  currency === brand.currency ? own : undefined

/** Writes the brand's currency with this sign from now on, wherever it stands; with the language's own if there is none. */
export function setCurrencySign(sign?: string): void {
  if (sign === own) return
  own = sign
  i18next.emit(signEvent)
}
