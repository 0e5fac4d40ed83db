import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { parseDay } from '#lib/records/days.ts'
import { formatDayMark, formatDayName } from '#lib/records/format-days.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { agentTeam } from '#shared/contract/endpoints/agent-team.ts'
import { ChartCard } from '#ui/chart/chart-card.tsx'
import { lineChart } from '#ui/chart/lazy-charts.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { Money } from '#ui/money/money.tsx'

/** A line's valid bets by day, as a chart and a table. Renders nothing for a single day. */
export function DownlineDays({ days }: Pick<ValueOf<typeof agentTeam.downline>, 'days'>) {
  const { t } = useTranslation(['agentDownline', 'agentTeam'])
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const LineChart = lineChart()
  if (days.length < 2) return null
  const named = days.flatMap((row) => {
    const day = parseDay(row.date)
    return day ? [{ ...row, name: formatDayName(day, tag), mark: formatDayMark(day, tag, false) }] : []
  })
  const title = t('detail.byDay')
  return (
    <ChartCard
      title={title}
      chart={
        <LineChart
          label={title}
          money={money}
          points={named.map(({ date, name, mark, validBet }) => ({
            key: date,
            name,
            mark,
            amount: validBet,
          }))}
        />
      }
      table={
        <DataTable
          label={title}
          columns={[
            { key: 'day', header: t('agentTeam:charts.day'), cell: ({ name }) => name },
            {
              key: 'validBet',
              header: t('sort.by.validBet'),
              figures: true,
              cell: ({ validBet }) => <Money amount={validBet} {...money} />,
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
