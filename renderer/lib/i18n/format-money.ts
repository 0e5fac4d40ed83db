import { brand } from 'virtual:brand'
import type { Amount } from '#shared/domain/money.ts'
import { formatCurrency } from './format-currency.ts'

/**
 * Money as its owner reads it: the currency's sign, two decimals, thousands separators.
 * @param tag a BCP 47 tag; @param currency ISO 4217, the brand's unless told.
 */
export const formatMoney = (amount: Amount, tag: string, currency: string = brand.currency): string =>
  formatCurrency(amount, { locale: tag, currency })

/** A large amount in short, for marks on tiles: ₱1.24M; whole below six figures: ₱98,412. */
export const formatMoneyShort = (amount: Amount, tag: string, currency: string = brand.currency): string =>
  formatCurrency(amount, { locale: tag, currency, form: 'short' })
