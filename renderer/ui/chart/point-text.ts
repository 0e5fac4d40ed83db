import { formatCurrency } from '#lib/i18n/format-currency.ts'
import type { Amount } from '#shared/domain/money.ts'
import type { ChartLook } from './chart-look.ts'

/** A point's value as text. In signed charts wins get a plus sign. */
export function pointText(amount: Amount, { signed, money }: ChartLook): string {
  const text = formatCurrency(amount, money)
  return signed && !amount.startsWith('-') && /[1-9]/.test(amount) ? `+${text}` : text
}
