import { useTranslation } from 'react-i18next'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { formatDayTime } from '#lib/i18n/format-dates.ts'
import { formatPercent } from '#lib/i18n/format-percent.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { SlotRow } from '#shared/contract/endpoints/agent-salary.ts'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { Money } from '#ui/money/money.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { usePeriodName } from '../api/use-period-name.ts'
import { SalaryBreakdown } from './salary-breakdown.tsx'

/** One settlement of five minutes: how it came about, who bet how much, and each bet. */
export function SlotDetail({ row, onClose }: { row: SlotRow; onClose: () => void }) {
  const { t } = useTranslation(['agentSalary', 'common'])
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const nameOf = usePeriodName('realtime')
  const { from, validBet, rate, amount, paid, order } = row
  return (
    <Sheet open onClose={onClose} side="end" title={nameOf(row)} closeLabel={t('common:action.close')}>
      <p className="small">
        {t('detail.share', {
          bet: formatCurrency(validBet, money),
          rate: formatPercent(rate, tag),
          pay: formatCurrency(amount, money),
        })}
      </p>
      <Facts>
        <Fact name={t('detail.paid')}>{formatDayTime(paid, tag)}</Fact>
        <Fact name={t('column.order')}>{order}</Fact>
        <Fact name={t('column.salary')} total>
          <Money amount={amount} {...money} />
        </Fact>
      </Facts>
      <SalaryBreakdown kind="realtime" from={from} />
    </Sheet>
  )
}
