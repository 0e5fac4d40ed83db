import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { formatWeekday } from '#lib/i18n/format-dates.ts'
import { formatMoney } from '#lib/i18n/format-money.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import type { Amount } from '#shared/domain/money.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { netDepositsQuery } from '../api/net-deposits-query.ts'
import styles from './responsible-page.module.css'

/** The account's lifetime deposits minus withdrawals: what play has really cost. */
export function NetDeposits() {
  const { t } = useTranslation('responsible')
  const signedIn = useSignedIn()
  return (
    <Card className={styles.card}>
      <h3>{t('net.title')}</h3>
      {signedIn ? <Figures /> : <LogInFirst />}
    </Card>
  )
}

function LogInFirst() {
  const { t } = useTranslation(['responsible', 'common'])
  const show = useOverlays((state) => state.show)
  return (
    <>
      <p>{t('net.visitor')}</p>
      <div>
        <Button onClick={() => show({ name: 'login' })}>{t('common:action.logIn')}</Button>
      </div>
    </>
  )
}

function Figures() {
  const { t } = useTranslation(['responsible', 'common'])
  const { tag } = useLanguage()
  const faultMessage = useFaultMessage()
  const { data, error, isFetching, refetch } = useQuery(netDepositsQuery(useGateway()))
  const money = (amount: Amount) => formatMoney(amount, tag)
  if (error && !data)
    return (
      <>
        <p role="alert">
          <span>{t('net.failed')}</span> <span>{faultMessage(error)}</span>
        </p>
        <div>
          <Button busy={isFetching} onClick={() => void refetch()}>
            {t('common:action.retry')}
          </Button>
        </div>
      </>
    )
  return (
    <>
      <p className={`fig ${styles.net}`}>{data ? money(data.net) : <Skeleton width="9rem" height="1em" />}</p>
      <p>
        {data
          ? t('net.made', { deposits: money(data.deposits), withdrawals: money(data.withdrawals) })
          : t('net.waiting')}
      </p>
      <p className={styles.quiet}>{data && t('net.since', { day: formatWeekday(data.since, tag) })}</p>
    </>
  )
}
