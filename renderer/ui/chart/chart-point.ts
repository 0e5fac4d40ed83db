import type { Amount } from '#shared/domain/money.ts'

/** One point of a chart. */
export interface ChartPoint {
  key: string
  /** In full: what is announced, and the table's first cell. "Sat, Nov 21". */
  name: string
  /** Below the axis, short: "Sat 21". */
  mark: string
  amount: Amount
}

/** The height a point is drawn at. Nothing is computed from it: a float will do. */
export const heightOf = ({ amount }: ChartPoint): number => Number(amount)
