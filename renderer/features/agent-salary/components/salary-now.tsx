import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { formatClock, formatDayTime, formatWeekday } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { SteppedSalary } from '#shared/contract/endpoints/agent-salary.ts'
import { Card } from '#ui/card/card.tsx'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { Money } from '#ui/money/money.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import type { SteppedKind } from '../api/use-stepped-salary.ts'
import { SalaryOutlook } from './salary-outlook.tsx'
import styles from './stepped-page.module.css'

/** What the running day or hour would pay now, the way to the next step, and what was paid before. */
export function SalaryNow({ kind, salary }: { kind: SteppedKind; salary: SteppedSalary }) {
  const { t } = useTranslation('agentSalary')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const { running, before, month, today, contract } = salary
  const { from, to, amount } = running
  // The first day or hour of a new account isn't a whole one.
  const isCounting = from >= contract.from
  const sum = (value: string) => <Money amount={value} {...money} />
  const title =
    kind === 'daily'
      ? t('now.daily', { day: formatWeekday(from, tag) })
      : t('now.hourly', { period: `${formatClock(from, tag)} – ${formatClock(to, tag)}` })
  return (
    <Card>
      <section className={styles.now} aria-label={title}>
        <header className="spread">
          <h3>{title}</h3>
          <Tag tone="soft">
            {isCounting ? t('state.counting') : t('state.later', { time: formatDayTime(contract.from, tag) })}
          </Tag>
        </header>
        <Money amount={amount} {...money} figure className={styles.pay} />
        {isCounting && <SalaryOutlook kind={kind} steps={contract.steps} running={running} />}
        <Facts>
          <Fact name={t(`before.${kind}`)}>
            {before?.paid
              ? t('paidAt', {
                  amount: formatCurrency(before.amount, money),
                  time: formatClock(before.paid, tag),
                })
              : before
                ? sum(before.amount)
                : t('unsettled')}
          </Fact>
          {kind === 'hourly' && (
            <Fact name={t('sum.today')}>
              <span>{formatCurrency(today.amount, money)}</span>{' '}
              <small className="muted">
                {t('sum.settlements', {
                  count: today.settlements,
                  number: formatCount(today.settlements, tag),
                })}
              </small>
            </Fact>
          )}
          <Fact name={t('sum.month')}>{sum(month)}</Fact>
        </Facts>
      </section>
    </Card>
  )
}
