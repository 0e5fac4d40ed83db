import type { Amount } from '#shared/domain/money.ts'

/** One point of a chart. */
export interface ChartPoint {
  key: string
  /** Full name, for screen readers and the table's first cell: "Sat, Nov 21". */
  name: string
  /** Short name below the axis: "Sat 21". */
  mark: string
  amount: Amount
}

/** The height a point is drawn at. Only for drawing, so a float is accurate enough. */
export const heightOf = ({ amount }: ChartPoint): number => Number(amount)
