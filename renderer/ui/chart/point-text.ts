import { formatCount } from '#lib/i18n/format-count.ts'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { type Amount, isZero } from '#shared/domain/money.ts'
import type { ChartLook } from './chart-look.ts'
import type { ChartPoint } from './chart-point.ts'

type Look = Pick<ChartLook, 'signed' | 'counts' | 'money'>

/** A value as text. In signed charts wins get a plus sign. */
export function valueText(amount: Amount, { signed, counts, money }: Look): string {
  if (counts) return formatCount(Number(amount), money.locale)
  const text = formatCurrency(amount, money)
  return signed && !amount.startsWith('-') && !isZero(amount) ? `+${text}` : text
}

/** A point's value as text; of two values, both with their names. */
export function pointText({ amount, other }: Pick<ChartPoint, 'amount' | 'other'>, look: ChartLook): string {
  const text = valueText(amount, look)
  if (!look.series || other === undefined) return text
  const [first, second] = look.series
  return `${first} ${text}, ${second} ${valueText(other, look)}`
}
