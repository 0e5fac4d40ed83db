import { useTranslation } from 'react-i18next'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { formatDayTime, zoneName } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { compareAmounts } from '#shared/domain/money.ts'
import { Button } from '#ui/button/button.tsx'
import { CentreHead } from '#ui/centre-shell/centre-slots.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { Money } from '#ui/money/money.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { ClaimOutcome } from '../claims/claim-outcome.tsx'
import { Hero } from '../claims/hero.tsx'
import { RebateFacts } from './rebate-facts.tsx'
import { RebateHistory } from './rebate-history.tsx'
import { RebateLines } from './rebate-lines.tsx'
import styles from './rebate-page.module.css'
import { useRebate } from './use-rebate.ts'

/** Money back on valid bets: what waits, by game type, and what was paid. */
export function RebatePage() {
  const { t } = useTranslation('rewards')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const { summary, history, claim } = useRebate()
  const { data, error } = summary
  if (error && !data) return <LoadFailure query={summary} title={t('rebate.failed')} />
  const enough = data !== undefined && compareAmounts(data.amount, data.minimum) >= 0
  const all = claim.state.step === 'sending' && claim.state.input.gameType === undefined
  return (
    <>
      <CentreHead note={t('rebate.note')} />
      <Hero
        figures={[
          { key: 'now', name: t('rebate.toClaim'), value: data && <Money amount={data.amount} {...money} /> },
          { key: 'bets', name: t('rebate.bets'), value: data && <Money amount={data.bets} {...money} /> },
        ]}
        action={
          enough && (
            <Button
              variant="primary"
              size="lg"
              busy={all}
              disabled={claim.busy && !all}
              onClick={() => claim.claim({})}
            >
              {t('rebate.claim', { amount: formatCurrency(data.amount, money) })}
            </Button>
          )
        }
      />
      <ClaimOutcome
        claim={claim}
        done={({ amount }) => t('claim.done', { amount: formatCurrency(amount, money) })}
      />
      {data ? (
        <>
          <p className="small muted">
            {t('rebate.asOf', { from: formatDayTime(data.from, tag), zone: zoneName(tag) })}
          </p>
          <div className={styles.two}>
            <RebateLines summary={data} claim={claim} />
            <RebateFacts minimum={data.minimum} />
          </div>
        </>
      ) : (
        <Skeleton height="260px" />
      )}
      <RebateHistory query={history} />
    </>
  )
}
