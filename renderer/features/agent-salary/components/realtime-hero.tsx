import { Scene } from 'virtual:artwork'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { formatClock } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { RealtimeSalary } from '#shared/contract/endpoints/agent-salary.ts'
import { addAmounts, compareAmounts } from '#shared/domain/money.ts'
import { Money } from '#ui/money/money.tsx'
import { Countdown } from './countdown.tsx'
import styles from './realtime-hero.module.css'

/** When the next settlement is, what it comes to so far, and what today brought. */
export function RealtimeHero({ salary }: { salary: RealtimeSalary }) {
  const { t } = useTranslation('agentSalary')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const { next, running, today, contract } = salary
  const label = t('next', { time: formatClock(next, tag) })
  const pays = compareAmounts(running.amount, addAmounts()) > 0
  return (
    <section className={styles.hero} aria-label={label}>
      <Scene
        width={92}
        height={92}
        sunX={0.5}
        horizon={0.56}
        sunRadius={0.22}
        lines={3}
        className={styles.scene}
      />
      <div className={styles.next}>
        <span>{label}</span>
        <Countdown until={next} label={label} className={`fig ${styles.clock ?? ''}`} />
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>{t('running.title')}</dt>
          <dd>
            <Money amount={running.validBet} {...money} figure />
          </dd>
          <dd>
            {pays
              ? t('running.soFar', { amount: formatCurrency(running.amount, money) })
              : t('running.low', {
                  least: formatCurrency(contract.leastValidBet, { ...money, form: 'whole' }),
                })}
          </dd>
        </div>
        <div>
          <dt>{t('sum.today')}</dt>
          <dd>
            <Money amount={today.amount} {...money} figure />
          </dd>
          <dd>
            {t('sum.settlements', { count: today.settlements, number: formatCount(today.settlements, tag) })}
          </dd>
        </div>
      </dl>
    </section>
  )
}
