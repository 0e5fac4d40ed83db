import { useTranslation } from 'react-i18next'
import { formatTime } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import type { DepositOrder } from '#shared/contract/endpoints/cashier.ts'
import { toMinor } from '#shared/domain/money.ts'
import { Card } from '#ui/card/card.tsx'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { OrderSteps } from '#ui/order-steps/order-steps.tsx'
import { type OrderStep, orderSteps } from '../model/order-steps.ts'
import { CopiedText } from './copied-text.tsx'
import styles from './order-card.module.css'

/** An order's amount, its four steps, and its figures. */
export function OrderCard({ order }: { order: DepositOrder }) {
  const { t } = useTranslation('cashier')
  const { tag } = useLanguage()
  const { orderId, channelName: channel, fee, bonus, kind, state } = order
  const money = (amount: string) => writeMoney(amount, tag)
  const nameOf = ({ name, state: reached }: OrderStep) => {
    if (reached === 'failed') return t(`order.step.${endOf(name, state)}`)
    if (name === 'waiting' && reached === 'done') return t('order.step.paid')
    if (name === 'received' && kind === 'bank') return t('order.step.reviewed')
    if (name === 'received' && kind === 'counter') return t('order.step.confirmed')
    return t(`order.step.${name}`, { channel })
  }
  const noteOf = ({ name, state: reached }: OrderStep): string | undefined => {
    const time = { made: order.createTime, waiting: order.paidTime, received: null, credited: order.endTime }[
      name
    ]
    if (reached === 'done' && time !== null) return formatTime(time, tag)
    return reached === 'now' ? t('order.looking') : undefined
  }
  return (
    <Card className={styles.card}>
      <h2>{t('order.title')}</h2>
      <p className={`fig ${styles.amount}`}>{money(order.amount)}</p>
      <OrderSteps
        steps={orderSteps(order).map((step) => ({
          key: step.name,
          state: step.state,
          title: nameOf(step),
          note: noteOf(step),
        }))}
      />
      <Facts>
        <Fact name={t('order.number')}>
          <CopiedText text={orderId} what={t('order.number')} />
        </Fact>
        <Fact name={t('channel')}>{channel}</Fact>
        {toMinor(fee) > 0n && <Fact name={t('summary.fee')}>{money(fee)}</Fact>}
        {bonus && <Fact name={t('bonus.title')}>{`${bonus.title}, +${money(bonus.amount)}`}</Fact>}
      </Facts>
    </Card>
  )
}

/** Label key of the step at which an order ended. */
function endOf(name: OrderStep['name'], state: DepositOrder['state']) {
  if (state === 'expired' || state === 'cancelled') return state
  return name === 'received' ? 'notCredited' : 'failed'
}
