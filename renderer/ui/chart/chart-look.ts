import type { MoneyFormat } from '#lib/i18n/format-currency.ts'

/** What every chart is told. */
export interface ChartLook {
  /** Names it. */
  label: string
  /** Above zero is a win, below it a loss. */
  signed?: boolean | undefined
  money: MoneyFormat
}
