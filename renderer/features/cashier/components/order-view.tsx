import { useQuery } from '@tanstack/react-query'
import { Check, Copy, X } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { formatTime } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import type { DepositChannel, DepositOrder } from '#shared/contract/endpoints/cashier.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { cashierQueries, lookEvery } from '../api/cashier-queries.ts'
import type { Deposit } from '../api/use-deposit.ts'
import { channelOf } from '../model/deposit-values.ts'
import { isFinal, type OrderStep, orderSteps } from '../model/order-steps.ts'
import styles from './order-view.module.css'

type OrderViewProps = { order: DepositOrder; channels: readonly DepositChannel[]; deposit: Deposit }

/** The state of an order, refetched until it is final. */
export function OrderView({ order: made, channels, deposit }: OrderViewProps) {
  const { t } = useTranslation('cashier')
  const { tag } = useLanguage()
  const { client } = usePlatform()
  const { data } = useQuery({
    ...cashierQueries(useGateway()).order(made.orderId),
    initialData: made,
    // The desktop client shows a notification, so it polls in the background too.
    refetchIntervalInBackground: client !== undefined,
  })
  const order = data ?? made
  const { state } = order
  const amount = writeMoney(order.amount, tag)
  const channel = channelOf(channels, order.channelId)?.name ?? order.channelId
  const { refreshBalance } = deposit
  useEffect(() => {
    if (state === 'credited') refreshBalance()
  }, [state, refreshBalance])
  const isNews = isFinal(state) && !isFinal(made.state)
  useEffect(() => {
    if (isNews) client?.notify('deposit')
  }, [isNews, client])

  // When leaving after the order is final, reset, so that the next visit starts a new deposit.
  const leave = useEffectEvent(() => {
    if (isFinal(state)) deposit.again()
  })
  useEffect(() => () => leave(), [])

  const handleCopy = () => {
    const said = () => void showToast({ title: t('order.copied') })
    // If the browser denies clipboard access, the number is still there to read.
    navigator.clipboard.writeText(order.orderId).then(said, () => {})
  }
  const noteOf = ({ name, state: reached }: OrderStep): string | undefined => {
    if (name === 'made') return formatTime(order.createTime, tag)
    return reached === 'now' ? t('order.looking', { count: lookEvery / 1000 }) : undefined
  }
  return (
    <div className={styles.order}>
      <Card className={styles.card}>
        <h2>{t('order.title')}</h2>
        <p className={`fig ${styles.amount}`}>{amount}</p>
        <ol className={styles.steps}>
          {orderSteps(state).map((step) => (
            <li
              key={step.name}
              data-state={step.state}
              aria-current={step.state === 'now' ? 'step' : undefined}
            >
              <i>
                {step.state === 'done' && <Check />}
                {step.state === 'failed' && <X />}
              </i>
              <div>
                <b>{t(`order.step.${labelOf(step)}`, { channel })}</b>
                {noteOf(step) && <small className="num">{noteOf(step)}</small>}
              </div>
            </li>
          ))}
        </ol>
        <Facts>
          <Fact name={t('order.number')}>
            {order.orderId}
            <IconButton label={t('order.copy')} size="sm" onClick={handleCopy}>
              <Copy />
            </IconButton>
          </Fact>
          <Fact name={t('channel')}>{channel}</Fact>
        </Facts>
      </Card>
      <div aria-live="polite">
        {state === 'credited' ? (
          <Notice icon={<Check />}>
            <b>{t('order.credited', { amount })}</b>
          </Notice>
        ) : state === 'failed' ? (
          <Notice tone="danger">
            <b>{t('order.failed')}</b> {t('order.failedBody')}
          </Notice>
        ) : (
          <Notice>
            <b>{t('order.mayClose')}</b> {t('order.mayCloseBody')}
          </Notice>
        )}
      </div>
      {isFinal(state) && (
        <Button variant={state === 'failed' ? 'primary' : 'secondary'} onClick={deposit.again}>
          {t('order.another')}
        </Button>
      )}
    </div>
  )
}

/** Label key of a step. A finished wait reads "paid", and the step where an order failed reads "failed". */
function labelOf({ name, state }: OrderStep) {
  if (state === 'failed') return 'failed'
  return name === 'waiting' && state === 'done' ? 'paid' : name
}
