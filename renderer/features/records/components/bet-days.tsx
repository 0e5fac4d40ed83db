import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { asDayPoints, isWeek } from '#lib/records/format-days.ts'
import { ChartCard } from '#ui/chart/chart-card.tsx'
import { barChart } from '#ui/chart/lazy-charts.ts'
import { LoadNotice } from '#ui/notice/load-notice.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type { BetRecords } from '../api/use-bet-records.ts'
import { BetDaysTable } from './bet-days-table.tsx'

/** The sums by day as a chart and a table. A failure here doesn't affect the list of bets below. */
export function BetDays({ records: { days: query, bets, view } }: { records: BetRecords }) {
  const { t } = useTranslation('member')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const BarChart = barChart()
  const { data, error } = query
  if (bets.data?.total === 0 || (bets.error && !bets.data)) return null
  if (error && !data) return <LoadNotice query={query}>{t('bets.chartFailed')}</LoadNotice>
  const days = data?.list ?? []
  const points = asDayPoints(days, tag, isWeek(view.range)).map((day) => ({ ...day, amount: day.net }))
  return (
    <ChartCard
      title={t('bets.netByDay')}
      chart={
        data ? (
          <BarChart label={t('bets.netByDay')} signed points={points} money={money} />
        ) : (
          <Skeleton height="184px" />
        )
      }
      table={<BetDaysTable days={days} loading={!data} money={money} />}
    />
  )
}
