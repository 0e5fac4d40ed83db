import { useTranslation } from 'react-i18next'
import { formatMoment } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import type { Withdrawal } from '#shared/contract/endpoints/withdrawals.ts'
import { Card } from '#ui/card/card.tsx'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { OrderSteps } from '#ui/order-steps/order-steps.tsx'
import { orderSteps } from '../model/order-steps.ts'

/** The steps of an order with their times, and its figures. */
export function OrderTimeline({ order }: { order: Withdrawal }) {
  const { t } = useTranslation('withdrawals')
  const { tag } = useLanguage()
  const { bankName, number, answerBy } = order
  const noteOf = (name: string, time: number | null): string | undefined => {
    if (time !== null) return formatMoment(time)
    return name === 'received' && answerBy !== null
      ? t('order.until', { time: formatMoment(answerBy) })
      : undefined
  }
  return (
    <Card>
      <h3>{t('order.title')}</h3>
      <OrderSteps
        steps={orderSteps(order).map(({ name, state, time }) => ({
          key: name,
          state,
          title: t(`order.step.${name}`),
          note: noteOf(name, time),
        }))}
      />
      <Facts>
        <Fact exact name={t('order.number')}>
          {order.orderId}
        </Fact>
        <Fact name={t('confirm.to')}>{`${bankName} ${number}`}</Fact>
        <Fact name={t('summary.amount')}>{writeMoney(order.amount, tag)}</Fact>
        <Fact name={t('summary.fee')}>{writeMoney(order.fee, tag)}</Fact>
        <Fact name={t('summary.received')} total>
          {writeMoney(order.received, tag)}
        </Fact>
      </Facts>
    </Card>
  )
}
