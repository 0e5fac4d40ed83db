import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { bonuses } from '#shared/contract/endpoints/bonuses.ts'
import { rewards } from '#shared/contract/endpoints/rewards.ts'
import { Button } from '#ui/button/button.tsx'
import { FailureState } from '#ui/failure-state/failure-state.tsx'
import { Progress } from '#ui/progress/progress.tsx'
import styles from './welcome.module.css'

/** The bonuses that a new account plays for, each with its progress, and those that it can claim. */
export function NewBonuses() {
  const { t } = useTranslation(['welcome', 'common'])
  const { code: language } = useLanguage()
  const gateway = useGateway()
  const money = useMoneyFormat()
  const faultMessage = useFaultMessage()
  const show = useOverlays((state) => state.show)
  const active = useQuery(endpointQuery(gateway, bonuses.active, { language }))
  const claims = useQuery(endpointQuery(gateway, rewards.list, { language }))
  const failed = [active, claims].filter(({ isError }) => isError)
  const error = active.error ?? claims.error
  return (
    <>
      <ul className={styles.bonuses}>
        {active.data?.list.map(({ bonusId, title, amount, required, done }) => {
          const text = t('progress', {
            done: formatCurrency(done, money),
            required: formatCurrency(required, money),
          })
          return (
            <li key={bonusId}>
              <span className={styles.spread}>
                <b>{title}</b>
                <b className="fig">{formatCurrency(amount, money)}</b>
              </span>
              <Progress
                label={t('turnover', { title })}
                text={text}
                share={Number(done) / Number(required)}
                tone="primary"
              />
              <small className="num">{text}</small>
            </li>
          )
        })}
        {claims.data?.ready.map(({ rewardId, title, amount }) => (
          <li key={rewardId} className={styles.spread}>
            <span>
              <b>{title}</b> <b className="fig">{formatCurrency(amount, money)}</b>
            </span>
            <Button
              size="sm"
              variant="accent"
              aria-label={t('claimOf', { title })}
              onClick={() => show({ name: 'member', page: 'rewardCenter' })}
            >
              {t('claim')}
            </Button>
          </li>
        ))}
      </ul>
      {error && (
        <FailureState
          title={t('failed')}
          retry={{
            label: t('common:action.retry'),
            onPress: () => void Promise.all(failed.map(({ refetch }) => refetch())),
            busy: failed.some(({ isFetching }) => isFetching),
          }}
        >
          {faultMessage(error)}
        </FailureState>
      )}
    </>
  )
}
