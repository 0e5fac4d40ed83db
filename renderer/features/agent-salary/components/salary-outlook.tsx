import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { formatClock } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { SalaryStep, SteppedPeriod } from '#shared/contract/endpoints/agent-salary.ts'
import { Progress } from '#ui/progress/progress.tsx'
import type { SteppedKind } from '../api/use-stepped-salary.ts'
import { outlookOf } from '../model/outlook.ts'

type SalaryOutlookProps = { kind: SteppedKind; steps: readonly SalaryStep[]; running: SteppedPeriod }

/** How far the next step is, as a bar and in words. */
export function SalaryOutlook({ kind, steps, running }: SalaryOutlookProps) {
  const { t } = useTranslation('agentSalary')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const outlook = outlookOf(steps, running)
  if (!outlook) return <p className="small muted">{t('ahead.top')}</p>
  const { next, lacks, bet, members, share } = outlook
  const sum = (amount: string) => formatCurrency(amount, money)
  const count = (value: number) => formatCount(value, tag)
  const ofBet = lacks !== 'members'
  const reached = ofBet
    ? t('goal.validBet', { reached: sum(running.validBet), goal: sum(next.validBet) })
    : t('goal.members', { reached: count(running.members), goal: count(next.members) })
  const more = t('goal.more', { count: members, number: count(members) })
  return (
    <>
      <Progress label={t('goal.label')} text={reached} share={share} tone="primary" />
      <p className="spread tiny">
        <span className="muted num">{reached}</span>
        <b className="num">{t('goal.left', { left: ofBet ? sum(bet) : count(members) })}</b>
      </p>
      <p className="small muted">
        {t(`ahead.${kind}.${lacks}`, {
          bet: sum(bet),
          more,
          members: count(next.members),
          pay: sum(next.amount),
          time: formatClock(running.to, tag),
        })}
      </p>
    </>
  )
}
