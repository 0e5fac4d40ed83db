import { type Amount, addAmounts } from '#shared/domain/money.ts'

const zero = addAmounts()

/** One point of a chart. */
export interface ChartPoint {
  key: string
  /** Full name, for screen readers and the table's first cell: "Sat, Nov 21". */
  name: string
  /** Short name below the axis: "Sat 21". */
  mark: string
  amount: Amount
  /** A second value, drawn as a dashed line by a line chart whose look names both. */
  other?: Amount | undefined
}

/** The height a point's second value is drawn at. */
export const otherHeightOf = ({ other = zero }: ChartPoint): number => Number(other)

/** The height a point is drawn at. Only for drawing, so a float is accurate enough. */
export const heightOf = ({ amount }: ChartPoint): number => Number(amount)
