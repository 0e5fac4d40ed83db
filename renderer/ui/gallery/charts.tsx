import { parseAmount } from '#shared/domain/money.ts'
import { BarChart } from '#ui/chart/bar-chart.tsx'
import { ChartCard } from '#ui/chart/chart-card.tsx'
import type { ChartPoint } from '#ui/chart/chart-point.ts'
import { LineChart } from '#ui/chart/line-chart.tsx'
import { Sparkline } from '#ui/chart/sparkline.tsx'
import type { Column } from '#ui/data-table/column.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { Delta } from '#ui/delta/delta.tsx'
import { Block, Line } from './block.tsx'

const peso = { currency: 'PHP', locale: 'en-PH' }
const days = ['Sun 15', 'Mon 16', 'Tue 17', 'Wed 18', 'Thu 19', 'Fri 20', 'Sat 21']
const amounts = ['-120', '86', '-42.50', '310', '-205', '64', '136.90']
const points: ChartPoint[] = days.flatMap((mark, index) => {
  const amount = parseAmount(amounts[index] ?? '0')
  return amount ? [{ key: mark, mark, name: `${mark} November`, amount }] : []
})
const columns: Column<ChartPoint>[] = [
  { key: 'day', header: 'Day', cell: ({ name }) => name },
  {
    key: 'net',
    header: 'Net result',
    figures: true,
    cell: ({ amount }) => <Delta amount={amount} {...peso} />,
  },
]

export function ChartsBlock() {
  const table = (
    <DataTable
      label="Net result by day"
      columns={columns}
      rows={points}
      rowKey={({ key }) => key}
      narrow="table"
      fallback={null}
    />
  )
  return (
    <>
      <Block title="Bars">
        <ChartCard
          title="Net result by day"
          chart={<BarChart label="Net result by day" signed points={points} money={peso} />}
          table={table}
        />
      </Block>
      <Block title="Line">
        <ChartCard
          title="Net result"
          chart={<LineChart label="Net result" signed points={points} money={peso} />}
          table={table}
        />
        <Line>
          <span className="fig">₱136.90</span>
          <Sparkline points={points} />
        </Line>
      </Block>
    </>
  )
}
