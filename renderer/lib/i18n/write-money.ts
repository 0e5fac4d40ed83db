import { brand } from 'virtual:brand'
import { formatCurrency, type MoneyFormat } from '#lib/i18n/format-currency.ts'

/** An amount in the brand's currency: cashier limits and orders are in it. */
export const writeMoney = (amount: string, locale: string, form?: MoneyFormat['form']): string =>
  formatCurrency(amount, { currency: brand.currency, locale, form })

/** The currency's sign alone. */
export const currencySign = (locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: brand.currency,
    currencyDisplay: 'narrowSymbol',
  })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? brand.currency
