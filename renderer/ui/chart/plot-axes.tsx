import { formatCount } from '#lib/i18n/format-count.ts'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import type { ChartLook } from './chart-look.ts'
import type { ChartPoint } from './chart-point.ts'
import { type ChartScale, margin, type PlotSize } from './chart-scale.ts'

type PlotAxesProps = ChartLook & PlotSize & { points: readonly ChartPoint[]; scale: ChartScale }

/** From this height on, all amounts of an axis are abbreviated: ₱50K below ₱100K, and not ₱50,000. */
const compactFrom = 100_000

function formOf(ticks: readonly number[]) {
  // Steps below one unit would all look the same without decimals.
  if (!ticks.every((tick) => Number.isInteger(tick))) return 'full'
  return ticks.some((tick) => Math.abs(tick) >= compactFrom) ? 'compact' : 'whole'
}

/** Horizontal lines at round amounts with their labels, and the points' marks below. */
export function PlotAxes({ points, scale, width, height, start, counts, money }: PlotAxesProps) {
  const form = formOf(scale.ticks)
  return (
    <>
      {scale.ticks
        .filter((tick) => !counts || Number.isInteger(tick))
        .map((tick) => (
          <g key={tick} transform={`translate(0 ${scale.y(tick)})`}>
            <path d={`M${start} .5H${width - margin.end}`} data-zero={tick === 0 || undefined} />
            <text x={start - 8} y={4} textAnchor="end">
              {counts ? formatCount(tick, money.locale) : formatCurrency(tick.toFixed(8), { ...money, form })}
            </text>
          </g>
        ))}
      {points.map(
        ({ key, mark }, index) =>
          scale.isMarked(index) && (
            <text key={key} x={scale.x(key) + scale.step / 2} y={height - 6} textAnchor="middle">
              {mark}
            </text>
          ),
      )}
    </>
  )
}
