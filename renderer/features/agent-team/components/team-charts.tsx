import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { DateRange } from '#lib/records/date-range.ts'
import { parseDay } from '#lib/records/days.ts'
import { formatDayMark, formatDayName, isWeek } from '#lib/records/format-days.ts'
import { parseAmount } from '#shared/domain/money.ts'
import { ChartCard } from '#ui/chart/chart-card.tsx'
import { barChart, lineChart } from '#ui/chart/lazy-charts.ts'
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
  const BarChart = barChart()
  if (days.length < 2) return null
  const few = isWeek(range)
  const named = days.flatMap((row) => {
    const day = parseDay(row.date)
    return day ? [{ ...row, name: formatDayName(day, tag), mark: formatDayMark(day, tag, few) }] : []
  })
  const point = ({ date, name, mark }: (typeof named)[number]) => ({ key: date, name, mark })
  const latest = named.toReversed()
  const dayColumn = { key: 'day', header: t('charts.day'), cell: ({ name }: { name: string }) => name }
  const series = [t('figures.validBet'), t('figures.deposits')] as const
  const ofMoney = t('charts.money')
  const ofMembers = t('charts.joined')
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
            points={named.map((row) => ({ ...point(row), amount: row.validBet, other: row.deposits }))}
          />
        }
        table={
          <DataTable
            label={ofMoney}
            columns={[
              dayColumn,
              ...(['validBet', 'deposits'] as const).map((key) => ({
                key,
                header: t(`figures.${key}`),
                figures: true,
                cell: (row: TeamDay) => <Money amount={row[key]} {...money} />,
              })),
            ]}
            rows={latest}
            rowKey={({ date }) => date}
            narrow="table"
            fallback={null}
          />
        }
      />
      <ChartCard
        title={ofMembers}
        chart={
          <BarChart
            label={ofMembers}
            counts
            money={money}
            points={named.flatMap((row) => {
              const amount = parseAmount(row.joined)
              return amount ? [{ ...point(row), amount }] : []
            })}
          />
        }
        table={
          <DataTable
            label={ofMembers}
            columns={[
              dayColumn,
              { key: 'joined', header: ofMembers, figures: true, cell: ({ joined }) => joined },
            ]}
            rows={latest}
            rowKey={({ date }) => date}
            narrow="table"
            fallback={null}
          />
        }
      />
    </div>
  )
}
