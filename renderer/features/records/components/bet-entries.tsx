import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { MoneyFormat } from '#lib/i18n/format-currency.ts'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { formatMoment } from '#lib/i18n/format-dates.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { records } from '#shared/contract/endpoints/records.ts'
import { Delta } from '#ui/delta/delta.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './bet-detail.module.css'

type BetEntriesProps = { query: UseQueryResult<ValueOf<typeof records.bet>>; money: MoneyFormat }

/** The ledger entries of a bet, each with the balance after it. */
export function BetEntries({ query, money }: BetEntriesProps) {
  const { t } = useTranslation('member')
  const { data, error } = query
  if (error && !data) return <LoadFailure query={query} title={t('bets.detail.failed')} />
  return (
    <section className={styles.entries} aria-busy={!data}>
      <h3>{t('bets.detail.ledger')}</h3>
      {!data && <Skeleton height="84px" />}
      {data?.entries.length === 0 && <p className="muted small">{t('bets.detail.none')}</p>}
      <ol>
        {data?.entries.map(({ kind, amount, balance, time }) => (
          <li key={`${kind} ${time} ${balance}`}>
            <span className="grow">
              <b>{t(`bets.detail.entry.${kind}`)}</b>
              <small className="num">{formatMoment(time)}</small>
            </span>
            <span>
              <Delta amount={amount} {...money} />
              <small className="num">
                {t('bets.detail.balance', { amount: formatCurrency(balance, money) })}
              </small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
