import type { ComponentProps } from 'react'
import type { Column } from '#ui/data-table/column.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { ChartCard } from './chart-card.tsx'
import type { ChartLook } from './chart-look.ts'
import type { ChartPoint } from './chart-point.ts'
import { barChart } from './lazy-charts.ts'

interface BarChartCardProps<Point> extends Omit<ChartLook, 'label' | 'series'> {
  title: string
  /** Names of the points' parts, if they have some. */
  kinds?: ComponentProps<typeof ChartCard>['kinds']
  /** In the order of time. The table has the latest first. */
  points: readonly Point[]
  /** What the table calls the points. */
  nameHeader: string
  /** The table's columns after the points' names. */
  columns: readonly Column<Point>[]
}

/** Bars, or the table with the figures behind them. */
export function BarChartCard<Point extends ChartPoint>({
  title,
  points,
  nameHeader,
  columns,
  kinds,
  ...look
}: BarChartCardProps<Point>) {
  const BarChart = barChart()
  return (
    <ChartCard
      title={title}
      kinds={kinds}
      chart={<BarChart {...look} label={title} points={points} />}
      table={
        <DataTable<Point>
          label={title}
          columns={[{ key: 'name', header: nameHeader, cell: ({ name }) => name }, ...columns]}
          rows={points.toReversed()}
          rowKey={({ key }) => key}
          narrow="table"
          fallback={null}
        />
      }
    />
  )
}
