import { brand } from 'virtual:brand'
import { formatCurrency, type MoneyFormat } from '#lib/i18n/format-currency.ts'

/** Formats an amount in the brand's currency, which cashier limits and orders use. */
export const writeMoney = (amount: string, locale: string, form?: MoneyFormat['form']): string =>
  formatCurrency(amount, { currency: brand.currency, locale, form })

/** Only the currency's sign. */
export const currencySign = (locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: brand.currency,
    currencyDisplay: 'narrowSymbol',
  })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? brand.currency
