import { useTranslation } from 'react-i18next'
import { formatDate, formatWeekday } from '#lib/i18n/format-dates.ts'
import { formatPercent } from '#lib/i18n/format-percent.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { parseDay } from '#lib/records/days.ts'
import { formatDayName } from '#lib/records/format-days.ts'
import type { RealtimeSalary } from '#shared/contract/endpoints/agent-salary.ts'
import { Figures } from '#ui/figures/figures.tsx'
import { Money } from '#ui/money/money.tsx'

/** The fortnight's sum, its best day, and the contract. */
export function RealtimeFigures({ salary }: { salary: RealtimeSalary | undefined }) {
  const { t } = useTranslation('agentSalary')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const { best, contract } = salary ?? {}
  const bestDay = best && parseDay(best.date)
  const bestName = bestDay && formatDayName(bestDay, tag)
  const isToday = salary && bestName === formatWeekday(salary.now, tag)
  return (
    <Figures
      figures={[
        {
          key: 'fortnight',
          name: t('sum.fortnight'),
          value: salary && <Money amount={salary.fortnight} {...money} />,
        },
        {
          key: 'best',
          name: t('sum.best'),
          value: salary && (best ? <Money amount={best.amount} {...money} /> : '–'),
          note: isToday ? t('sum.today') : bestName,
        },
        {
          key: 'rate',
          name: t('column.rate'),
          value: contract && formatPercent(contract.rate, tag),
          note: contract && t('steps.until', { day: formatDate(contract.to - 1, tag) }),
        },
        {
          key: 'least',
          name: t('least'),
          value: contract && <Money amount={contract.leastValidBet} {...money} />,
          note: t('inSlot'),
        },
      ]}
    />
  )
}
