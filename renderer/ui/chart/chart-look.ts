import type { MoneyFormat } from '#lib/i18n/format-currency.ts'

/** Props of every chart. */
export interface ChartLook {
  /** Accessible name. */
  label: string
  /** Whether amounts are wins (positive) and losses (negative). */
  signed?: boolean | undefined
  money: MoneyFormat
}
