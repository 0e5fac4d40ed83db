import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { parseDay } from '#lib/records/days.ts'
import { formatDayMark, isWeek } from '#lib/records/format-days.ts'
import { isZero } from '#shared/domain/money.ts'
import { ChartCard } from '#ui/chart/chart-card.tsx'
import { barChart } from '#ui/chart/lazy-charts.ts'
import { deltaColumn } from '#ui/data-table/amount-columns.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type { ProfitRecords } from '../api/use-profit.ts'
import type { ProfitRow } from '../model/profit-rows.ts'
import { useProfitRows } from './use-profit-rows.ts'

/** The net result by day as a chart. Renders nothing if there are no bets and no bonuses, or they failed to load. */
export function ProfitChart({ records: { view, profit } }: { records: ProfitRecords }) {
  const { t } = useTranslation(['statement', 'member'])
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const rowsOf = useProfitRows()
  const BarChart = barChart()
  const { data, error } = profit
  if (!data && error) return null
  const days = data ? rowsOf(data, 'days') : []
  if (data && days.every(({ count, bonus }) => count === 0 && isZero(bonus ?? ''))) return null
  const few = isWeek(view.range)
  const points = days.toReversed().map(({ key, name, net }) => {
    const day = parseDay(key)
    return { key, name, mark: day ? formatDayMark(day, tag, few) : key, amount: net }
  })
  const title = t('member:bets.netByDay')
  return (
    <ChartCard
      title={title}
      chart={
        data ? <BarChart label={title} signed points={points} money={money} /> : <Skeleton height="184px" />
      }
      table={
        <DataTable<ProfitRow>
          label={title}
          columns={[
            { key: 'name', header: t('profit.by.days'), cell: ({ name }) => name },
            deltaColumn('net', t('member:bets.net'), money),
          ]}
          rows={days}
          rowKey={({ key }) => key}
          loading={!data}
          narrow="table"
          fallback={null}
        />
      }
    />
  )
}
