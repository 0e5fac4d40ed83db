import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatClock, formatDay, formatWeekday } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { RealtimeSalary, SalaryKind } from '#shared/contract/endpoints/agent-salary.ts'
import { BarChartCard } from '#ui/chart/bar-chart-card.tsx'
import { moneyColumn } from '#ui/data-table/amount-columns.tsx'
import { columnNames } from '../model/column-names.ts'

type Period = RealtimeSalary['lastHour'][number]

/** How a kind's periods are named, and marked below their bars. */
const names: Readonly<Record<SalaryKind, (period: Period, tag: string) => { name: string; mark: string }>> = {
  daily: ({ from }, tag) => ({ name: formatWeekday(from, tag), mark: formatDay(from, tag) }),
  hourly: ({ from, to }, tag) => ({
    name: `${formatClock(from, tag)} – ${formatClock(to, tag)}`,
    mark: formatClock(from, tag),
  }),
  realtime: ({ to }, tag) => ({ name: formatClock(to, tag), mark: formatClock(to, tag) }),
}

/**
 * The salary of the last days or of the last hour's settlements, or the valid bets of today's hours, with the table
 * behind it.
 */
export function SalaryChart({ kind, periods }: { kind: SalaryKind; periods: readonly Period[] }) {
  const { t } = useTranslation('agentSalary')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  if (periods.length < 2) return null
  return (
    <BarChartCard
      title={t(`chart.${kind}`)}
      money={money}
      points={periods.map((period) => ({
        ...period,
        ...names[kind](period, tag),
        key: String(period.from),
        amount: kind === 'hourly' ? period.validBet : period.amount,
        salary: period.amount,
      }))}
      nameHeader={t(columnNames[kind].period)}
      columns={[
        {
          key: 'members',
          header: t(columnNames[kind].members),
          figures: true,
          cell: ({ members }) => formatCount(members, tag),
        },
        moneyColumn('validBet', t('column.validBet'), money),
        moneyColumn('salary', t('column.salary'), money),
      ]}
    />
  )
}
