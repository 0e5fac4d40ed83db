import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { parseDay } from '#lib/records/days.ts'
import { formatDayMark, formatDayName, isWeek } from '#lib/records/format-days.ts'
import { ChartCard } from '#ui/chart/chart-card.tsx'
import { barChart } from '#ui/chart/lazy-charts.ts'
import { RetryNotice } from '#ui/notice/retry-notice.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type { BetRecords } from '../api/use-bet-records.ts'
import { BetDaysTable } from './bet-days-table.tsx'

/** The sums by day as a chart and a table. A failure here doesn't affect the list of bets below. */
export function BetDays({ records: { days, bets, view } }: { records: BetRecords }) {
  const { t } = useTranslation('member')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const faultMessage = useFaultMessage()
  const BarChart = barChart()
  const { data, error, isFetching, refetch } = days
  if (bets.data?.total === 0 || (bets.error && !bets.data)) return null
  if (error && !data)
    return (
      <RetryNotice busy={isFetching} onRetry={() => void refetch()}>
        <b>{t('bets.chartFailed')}</b> {faultMessage(error)}
      </RetryNotice>
    )
  const few = isWeek(view.range)
  const points = (data?.list ?? []).flatMap(({ date, net }) => {
    const day = parseDay(date)
    return day
      ? [{ key: date, name: formatDayName(day, tag), mark: formatDayMark(day, tag, few), amount: net }]
      : []
  })
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
      table={<BetDaysTable days={data?.list ?? []} loading={!data} money={money} />}
    />
  )
}
