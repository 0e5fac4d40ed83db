import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { formatDate } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { SteppedSalary } from '#shared/contract/endpoints/agent-salary.ts'
import { Card } from '#ui/card/card.tsx'
import { Money } from '#ui/money/money.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import type { SteppedKind } from '../api/use-stepped-salary.ts'
import styles from './salary-steps.module.css'

type SalaryStepsProps = { kind: SteppedKind } & Pick<SteppedSalary, 'contract' | 'running'>

/** The steps of the contract, the reached one marked. */
export function SalarySteps({ kind, contract: { steps, to }, running }: SalaryStepsProps) {
  const { t } = useTranslation('agentSalary')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const whole = { ...money, form: 'whole' } as const
  const title = t('steps.title')
  return (
    <Card>
      <section aria-label={title}>
        <header className="spread">
          <h3>{title}</h3>
          {/* The end is exclusive, and the contract's last day is the one before. */}
          <span className="tiny muted">{t('steps.until', { day: formatDate(to - 1, tag) })}</span>
        </header>
        <ol className={styles.steps}>
          {steps.map(({ validBet, members, amount }, index) => {
            const number = index + 1
            const isNow = number === running.step
            return (
              <li
                key={number}
                aria-current={isNow ? 'step' : undefined}
                data-reached={number <= running.step || undefined}
              >
                <span className={styles.number} aria-hidden="true">
                  {number}
                </span>
                <span className={styles.goal}>
                  <b>{t(`steps.validBet.${kind}`, { bet: formatCurrency(validBet, whole) })}</b>
                  <small>{t(`steps.members.${kind}`, { number: formatCount(members, tag) })}</small>
                </span>
                {isNow && (
                  <Tag tone="accent" className={styles.now}>
                    {t('steps.now')}
                  </Tag>
                )}
                <Money amount={amount} {...whole} figure className={styles.pay} />
              </li>
            )
          })}
        </ol>
      </section>
    </Card>
  )
}
