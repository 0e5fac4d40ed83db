import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { asDayPoints } from '#lib/records/format-days.ts'
import { isZero } from '#shared/domain/money.ts'
import { BarChartCard } from '#ui/chart/bar-chart-card.tsx'
import { moneyColumn } from '#ui/data-table/amount-columns.tsx'
import type { Overview } from '../model/overview.ts'

/** The income of the last finished days, as a chart and a table. Renders nothing without any. */
export function IncomeChart({ days }: Pick<Overview, 'days'>) {
  const { t } = useTranslation('referral')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  if (!days.some(({ income }) => !isZero(income))) return null
  return (
    <BarChartCard
      title={t('days.title')}
      money={money}
      points={asDayPoints(days, tag, false).map((day) => ({ ...day, amount: day.income }))}
      nameHeader={t('days.day')}
      columns={[
        moneyColumn('validBet', t('friends.validBet'), money),
        moneyColumn('income', t('friends.income'), money),
      ]}
    />
  )
}
