import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { DateRange } from '#lib/records/date-range.ts'
import { asDayPoints, isWeek } from '#lib/records/format-days.ts'
import { incomeParts } from '#shared/contract/endpoints/agent-income.ts'
import { isZero } from '#shared/domain/money.ts'
import { BarChartCard } from '#ui/chart/bar-chart-card.tsx'
import type { IncomeDay } from '../model/income-day.ts'
import { IncomeAmount } from './income-amount.tsx'

type IncomeChartProps = {
  days: readonly IncomeDay[]
  range: DateRange
}

/** The income by day and kind as a chart. Renders nothing for a single day, whose figures say the same. */
export function IncomeChart({ days, range }: IncomeChartProps) {
  const { t } = useTranslation('agentIncome')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  if (days.length < 2) return null
  const kinds = incomeParts.flatMap((kind, index) =>
    days.some((day) => !isZero(day[kind])) ? [{ name: t(`part.${kind}`), part: index + 1 }] : [],
  )
  return (
    <BarChartCard
      title={t('chart')}
      kinds={kinds}
      // Paying dividends on can cost more than a day brought in.
      signed={days.some(({ income }) => income.startsWith('-'))}
      money={money}
      points={asDayPoints(days, tag, isWeek(range)).map((day) => ({
        ...day,
        amount: day.income,
        parts: incomeParts.map((kind) => day[kind]),
      }))}
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
