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
  /** What the amount consists of. A bar chart draws them on each other, those that lower it below zero. */
  parts?: readonly Amount[] | undefined
}

/** The height a point's second value is drawn at. */
export const otherHeightOf = ({ other = zero }: ChartPoint): number => Number(other)

/** Top and bottom of what is drawn of a point. */
export function extentOf(point: ChartPoint): readonly [number, number] {
  const values = point.parts?.map(Number) ?? [heightOf(point)]
  const sum = (some: readonly number[]) => some.reduce((all, one) => all + one, 0)
  return [sum(values.filter((value) => value > 0)), sum(values.filter((value) => value < 0))]
}

/** The height a point is drawn at. Only for drawing, so a float is accurate enough. */
export const heightOf = ({ amount }: ChartPoint): number => Number(amount)
