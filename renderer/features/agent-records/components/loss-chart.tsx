import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { DateRange } from '#lib/records/date-range.ts'
import { asDayPoints, isWeek } from '#lib/records/format-days.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { agentRecords } from '#shared/contract/endpoints/agent-records.ts'
import { BarChartCard } from '#ui/chart/bar-chart-card.tsx'
import { deltaColumn } from '#ui/data-table/amount-columns.tsx'

type LossChartProps = { days: ValueOf<typeof agentRecords.statement>['days']; range: DateRange }

/** Net profit by day as bars, and as a table with team profit. Renders nothing for a single day. */
export function LossChart({ days, range }: LossChartProps) {
  const { t } = useTranslation('agentRecords')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  if (days.length < 2) return null
  return (
    <BarChartCard
      title={t('loss.byDay')}
      signed
      tall
      money={money}
      points={asDayPoints(days, tag, isWeek(range)).map((day) => ({ ...day, amount: day.net }))}
      nameHeader={t('column.day')}
      columns={[deltaColumn('profit', t('loss.profit'), money), deltaColumn('net', t('loss.net'), money)]}
    />
  )
}
