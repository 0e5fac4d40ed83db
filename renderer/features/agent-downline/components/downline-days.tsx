import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { asDayPoints } from '#lib/records/format-days.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { agentTeam } from '#shared/contract/endpoints/agent-team.ts'
import { ChartCard } from '#ui/chart/chart-card.tsx'
import { lineChart } from '#ui/chart/lazy-charts.ts'
import { moneyColumn } from '#ui/data-table/amount-columns.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'

/** A line's valid bets by day, as a chart and a table. Renders nothing for a single day. */
export function DownlineDays({ days }: Pick<ValueOf<typeof agentTeam.downline>, 'days'>) {
  const { t } = useTranslation(['agentDownline', 'agentTeam'])
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const LineChart = lineChart()
  if (days.length < 2) return null
  const points = asDayPoints(days, tag, false).map((day) => ({ ...day, amount: day.validBet }))
  const title = t('detail.byDay')
  return (
    <ChartCard
      title={title}
      chart={<LineChart label={title} money={money} points={points} />}
      table={
        <DataTable
          label={title}
          columns={[
            { key: 'day', header: t('agentTeam:charts.day'), cell: ({ name }) => name },
            moneyColumn('validBet', t('sort.by.validBet'), money),
          ]}
          rows={points.toReversed()}
          rowKey={({ key }) => key}
          narrow="table"
          fallback={null}
        />
      }
    />
  )
}
