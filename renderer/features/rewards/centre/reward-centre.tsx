import { useTranslation } from 'react-i18next'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { zoneName } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { CentreHead } from '#ui/centre-shell/centre-slots.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { Money } from '#ui/money/money.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { ClaimOutcome } from '../claims/claim-outcome.tsx'
import { Hero } from '../claims/hero.tsx'
import rowStyles from '../claims/rows.module.css'
import { ClaimedRewards } from './claimed-rewards.tsx'
import { RewardRow } from './reward-row.tsx'
import { useRewards } from './use-rewards.ts'

/** Rewards to claim, rewards to come, and what was claimed. */
export function RewardCentre() {
  const { t } = useTranslation('rewards')
  const money = useMoneyFormat()
  const { tag } = useLanguage()
  const { query, claim } = useRewards()
  const { data, error } = query
  const head = <CentreHead note={t('centre.note')} />
  if (error && !data)
    return (
      <>
        {head}
        <LoadFailure query={query} title={t('centre.failed')} />
      </>
    )
  return (
    <>
      {head}
      <Hero
        figures={[
          {
            key: 'total',
            name: t('centre.toClaim'),
            value: data && <Money amount={data.total} {...money} />,
          },
          {
            key: 'month',
            name: t('claimedThisMonth'),
            value: data && <Money amount={data.thisMonth} {...money} />,
          },
        ]}
      />
      <ClaimOutcome
        claim={claim}
        done={({ amount }) => t('claim.done', { amount: formatCurrency(amount, money) })}
      />
      {!data && <Skeleton height="220px" />}
      {data?.ready.length === 0 && (
        <EmptyState title={t('centre.none')}>{t('centre.noneBody', { zone: zoneName(tag) })}</EmptyState>
      )}
      {data && data.ready.length > 0 && (
        <ul className={rowStyles.list} aria-label={t('centre.toClaim')}>
          {data.ready.map((reward) => (
            <RewardRow key={reward.rewardId} reward={reward} claim={claim} />
          ))}
        </ul>
      )}
      {data && data.soon.length > 0 && (
        <section className={rowStyles.section}>
          <h2>{t('centre.soon')}</h2>
          <ul className={rowStyles.list}>
            {data.soon.map((reward) => (
              <RewardRow key={reward.rewardId} reward={reward} />
            ))}
          </ul>
        </section>
      )}
      {data && data.claimed.length > 0 && <ClaimedRewards list={data.claimed} />}
    </>
  )
}
