import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { DateRange } from '#lib/records/date-range.ts'
import { formatDays } from '#lib/records/format-days.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { agentRecords } from '#shared/contract/endpoints/agent-records.ts'
import { type Amount, addAmounts, subtractAmounts } from '#shared/domain/money.ts'
import { Card } from '#ui/card/card.tsx'
import { Money } from '#ui/money/money.tsx'
import styles from './user-loss.module.css'

type StatementCardProps = {
  now: ValueOf<typeof agentRecords.statement>['now']
  range: DateRange
  /** The figures are those of the previous filter. */
  stale: boolean
}

const less = (amount: Amount): Amount => subtractAmounts(addAmounts(), amount)

/** The statement: from valid bets, less payouts and costs, to net profit. */
export function StatementCard({ now, range, stale }: StatementCardProps) {
  const { t } = useTranslation('agentRecords')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const row = (key: 'bets' | 'payouts' | 'rebates' | 'bonuses' | 'fees', amount: string) => (
    <div>
      <dt>{t(`loss.${key}`)}</dt>
      <dd>
        <Money amount={amount} {...money} />
      </dd>
    </div>
  )
  const title = t('loss.title')
  return (
    <Card padded={false}>
      <section className={styles.statement} aria-label={title}>
        <header className="spread">
          <h3>{title}</h3>
          <span className="tiny faint">{formatDays(range, tag)}</span>
        </header>
        <dl className={styles.sums} aria-busy={stale || undefined}>
          {row('bets', now.validBet)}
          {row('payouts', less(now.payout))}
          <div data-sum>
            <dt>{t('loss.profit')}</dt>
            <dd>
              <Money amount={now.profit} {...money} />
            </dd>
          </div>
          {row('rebates', less(now.rebates))}
          {row('bonuses', less(now.bonuses))}
          {row('fees', less(now.fees))}
          <div data-total>
            <dt>{t('loss.net')}</dt>
            <dd>
              <Money amount={now.net} figure {...money} />
            </dd>
          </div>
        </dl>
        <p className={`small muted ${styles.hint}`}>{t('loss.hint')}</p>
      </section>
    </Card>
  )
}
