import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { parseDay } from '#lib/records/days.ts'
import { formatDayMark, formatDayName } from '#lib/records/format-days.ts'
import { ChartCard } from '#ui/chart/chart-card.tsx'
import { barChart } from '#ui/chart/lazy-charts.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { Money } from '#ui/money/money.tsx'
import type { Overview } from '../model/overview.ts'

/** The income of the last finished days, as a chart and a table. Renders nothing without any. */
export function IncomeChart({ days }: Pick<Overview, 'days'>) {
  const { t } = useTranslation('referral')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const BarChart = barChart()
  if (!days.some(({ income }) => /[1-9]/.test(income))) return null
  const named = days.flatMap((row) => {
    const day = parseDay(row.date)
    return day ? [{ ...row, name: formatDayName(day, tag), mark: formatDayMark(day, tag, false) }] : []
  })
  const title = t('days.title')
  return (
    <ChartCard
      title={title}
      chart={
        <BarChart
          label={title}
          points={named.map(({ date, income, ...names }) => ({ ...names, key: date, amount: income }))}
          money={money}
        />
      }
      table={
        <DataTable
          label={title}
          columns={[
            { key: 'day', header: t('days.day'), cell: ({ name }) => name },
            {
              key: 'validBet',
              header: t('friends.validBet'),
              figures: true,
              cell: ({ validBet }) => <Money amount={validBet} {...money} />,
            },
            {
              key: 'income',
              header: t('friends.income'),
              figures: true,
              cell: ({ income }) => <Money amount={income} {...money} />,
            },
          ]}
          rows={named.toReversed()}
          rowKey={({ date }) => date}
          narrow="table"
          fallback={null}
        />
      }
    />
  )
}
