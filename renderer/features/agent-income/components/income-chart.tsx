import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { DateRange } from '#lib/records/date-range.ts'
import { asDayPoints, isWeek } from '#lib/records/format-days.ts'
import { BarChartCard } from '#ui/chart/bar-chart-card.tsx'
import type { IncomeDay } from '../model/income-day.ts'
import { IncomeAmount } from './income-amount.tsx'

/** The income by day as a chart. Nothing for a single day, which its figures tell. */
export function IncomeChart({ days, range }: { days: readonly IncomeDay[]; range: DateRange }) {
  const { t } = useTranslation('agentIncome')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  if (days.length < 2) return null
  return (
    <BarChartCard
      title={t('chart')}
      // Paying dividends on can cost more than a day brought in.
      signed={days.some(({ income }) => income.startsWith('-'))}
      money={money}
      points={asDayPoints(days, tag, isWeek(range)).map((day) => ({ ...day, amount: day.income }))}
      nameHeader={t('days.day')}
      columns={[
        {
          key: 'income',
          header: t('income'),
          figures: true,
          cell: ({ income }) => <IncomeAmount amount={income} />,
        },
      ]}
    />
  )
}
