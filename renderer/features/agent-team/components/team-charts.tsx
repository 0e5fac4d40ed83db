import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { DateRange } from '#lib/records/date-range.ts'
import { asDayPoints, isWeek } from '#lib/records/format-days.ts'
import { parseAmount } from '#shared/domain/money.ts'
import { BarChartCard } from '#ui/chart/bar-chart-card.tsx'
import { ChartCard } from '#ui/chart/chart-card.tsx'
import { lineChart } from '#ui/chart/lazy-charts.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { Money } from '#ui/money/money.tsx'
import type { TeamDay } from '../model/team-day.ts'
import styles from './team-overview.module.css'

/** A team's valid bets and deposits, and its new members, by day. Each with its table. */
export function TeamCharts({ days, range }: { days: readonly TeamDay[]; range: DateRange }) {
  const { t } = useTranslation('agentTeam')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const LineChart = lineChart()
  if (days.length < 2) return null
  const points = asDayPoints(days, tag, isWeek(range))
  const series = [t('figures.validBet'), t('figures.deposits')] as const
  const ofMoney = t('charts.money')
  return (
    <div className={styles.charts}>
      <ChartCard
        title={ofMoney}
        series={series}
        chart={
          <LineChart
            label={ofMoney}
            series={series}
            money={money}
            points={points.map((point) => ({ ...point, amount: point.validBet, other: point.deposits }))}
          />
        }
        table={
          <DataTable
            label={ofMoney}
            columns={[
              { key: 'day', header: t('charts.day'), cell: ({ name }) => name },
              ...(['validBet', 'deposits'] as const).map((key) => ({
                key,
                header: t(`figures.${key}`),
                figures: true,
                cell: (row: TeamDay) => <Money amount={row[key]} {...money} />,
              })),
            ]}
            rows={points.toReversed()}
            rowKey={({ key }) => key}
            narrow="table"
            fallback={null}
          />
        }
      />
      <BarChartCard
        title={t('charts.joined')}
        counts
        money={money}
        points={points.flatMap((point) => {
          const amount = parseAmount(point.joined)
          return amount ? [{ ...point, amount }] : []
        })}
        nameHeader={t('charts.day')}
        columns={[{ key: 'joined', header: t('charts.joined'), figures: true, cell: ({ joined }) => joined }]}
      />
    </div>
  )
}
