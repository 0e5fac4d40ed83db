import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { ClaimOutcome } from '../claims/claim-outcome.tsx'
import rowStyles from '../claims/rows.module.css'
import { ActiveBonus } from './active-bonus.tsx'
import styles from './bonuses.module.css'
import { GiveUpDialog } from './give-up-dialog.tsx'
import { useActiveBonuses, useGiveUp } from './use-bonuses.ts'

/** The bonuses whose turnover is open, each with its progress. Renders nothing if there are none. */
export function ActiveBonuses() {
  const { t } = useTranslation('rewards')
  const money = useMoneyFormat()
  const query = useActiveBonuses()
  const { data, error } = query
  const giveUp = useGiveUp()
  const [asked, setAsked] = useState<string>()
  const bonus = data?.list.find(({ bonusId }) => bonusId === asked)
  return (
    <>
      <ClaimOutcome
        claim={giveUp}
        done={({ taken }) => t('giveUp.done', { amount: formatCurrency(taken, money) })}
      />
      {!data && !error && <Skeleton height="150px" />}
      {!data && error && <LoadFailure query={query} title={t('bonus.activeFailed')} />}
      {data && data.list.length > 0 && (
        <section className={rowStyles.section}>
          <h2>{t('bonus.active')}</h2>
          <p className="small muted">{t('bonus.activeNote')}</p>
          <ul className={styles.cards}>
            {data.list.map((one) => (
              <ActiveBonus
                key={one.bonusId}
                bonus={one}
                busy={giveUp.busy}
                onGiveUp={() => setAsked(one.bonusId)}
              />
            ))}
          </ul>
        </section>
      )}
      {bonus && (
        <GiveUpDialog
          bonus={bonus}
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined)
            giveUp.claim({ bonusId: bonus.bonusId, amount: bonus.takesBack })
          }}
        />
      )}
    </>
  )
}
