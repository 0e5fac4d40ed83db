import { brand } from 'virtual:brand'
import type { Amount } from '#shared/domain/money.ts'
import { formatCurrency } from './format-currency.ts'

/**
 * Formats money with the currency's sign, two decimals and thousands separators.
 * @param tag a BCP 47 tag.
 * @param currency ISO 4217 code; the brand's by default.
 */
export const formatMoney = (amount: Amount, tag: string, currency: string = brand.currency): string =>
  formatCurrency(amount, { locale: tag, currency })

/** Formats an amount in short, for marks on tiles: ₱1.24M; below six digits without decimals: ₱98,412. */
export const formatMoneyShort = (amount: Amount, tag: string, currency: string = brand.currency): string =>
  formatCurrency(amount, { locale: tag, currency, form: 'short' })
