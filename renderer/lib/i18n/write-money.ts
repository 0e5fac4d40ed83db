import { brand } from 'virtual:brand'
import { signOf } from './currency-sign.ts'
import { formatCurrency, type MoneyFormat } from './format-currency.ts'
import { formatsOf } from './formats-of.ts'

const signs = formatsOf(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: brand.currency,
      currencyDisplay: 'narrowSymbol',
    }),
)

/** Formats an amount in the brand's currency, which cashier limits and orders use. */
export const writeMoney = (amount: string, locale: string, form?: MoneyFormat['form']): string =>
  formatCurrency(amount, { currency: brand.currency, locale, form })

/** Only the currency's sign. */
export const currencySign = (locale: string): string =>
  signOf(brand.currency) ??
  signs(locale)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ??
  brand.currency
