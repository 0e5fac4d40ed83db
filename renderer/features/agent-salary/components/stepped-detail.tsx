import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { formatClock } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { SalaryStep, SteppedRow } from '#shared/contract/endpoints/agent-salary.ts'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { Money } from '#ui/money/money.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { usePeriodName } from '../api/use-period-name.ts'
import type { SteppedKind } from '../api/use-stepped-salary.ts'
import { SalaryBreakdown } from './salary-breakdown.tsx'
import { SalaryState } from './salary-state.tsx'

type SteppedDetailProps = {
  kind: SteppedKind
  row: SteppedRow
  steps: readonly SalaryStep[]
  onClose: () => void
}

/** One day or hour: how its salary came about, and who bet how much. */
export function SteppedDetail({ kind, row, steps, onClose }: SteppedDetailProps) {
  const { t } = useTranslation(['agentSalary', 'common'])
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const nameOf = usePeriodName(kind)
  const { from, to, validBet, members, step, amount, state, order } = row
  const goal = steps[Math.max(0, step - 1)]
  return (
    <Sheet open onClose={onClose} side="end" title={nameOf(row)} closeLabel={t('common:action.close')}>
      <SalaryState row={row} />
      {goal && (
        <p className="small">
          {t(step > 0 ? 'detail.reached' : 'detail.missed', {
            bet: formatCurrency(validBet, money),
            members: formatCount(members, tag),
            step,
            goal: formatCurrency(goal.validBet, { ...money, form: 'whole' }),
            goalMembers: formatCount(goal.members, tag),
            pay: formatCurrency(goal.amount, money),
          })}
        </p>
      )}
      {state === 'counting' && (
        <p className="small muted">{t('detail.counting', { time: formatClock(to, tag) })}</p>
      )}
      <Facts>
        {order && <Fact name={t('column.order')}>{order}</Fact>}
        <Fact name={t('column.salary')} total>
          <Money amount={amount} {...money} />
        </Fact>
      </Facts>
      <SalaryBreakdown kind={kind} from={from} />
    </Sheet>
  )
}
