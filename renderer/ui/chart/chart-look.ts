import type { MoneyFormat } from '#lib/i18n/format-currency.ts'

/** Props of every chart. */
export interface ChartLook {
  /** Accessible name. */
  label: string
  /** Whether amounts are wins (positive) and losses (negative). */
  signed?: boolean | undefined
  /** Whether points are whole numbers of something instead of amounts of money. */
  counts?: boolean | undefined
  /** Names of the two values of each point, if points have two. */
  series?: readonly [string, string] | undefined
  money: MoneyFormat
  /** Half as high again, beside something that is. */
  tall?: boolean | undefined
}
