import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import type { DepositOrder } from '#shared/contract/endpoints/cashier.ts'
import { addAmounts, subtractAmounts } from '#shared/domain/money.ts'
import { Notice } from '#ui/notice/notice.tsx'

/** What the order's state means for the member. */
export function OrderNews({ order: { state, amount, fee, bonus, endReason } }: { order: DepositOrder }) {
  const { t } = useTranslation('cashier')
  const { tag } = useLanguage()
  switch (state) {
    case 'credited': {
      const credited = addAmounts(subtractAmounts(amount, fee), ...(bonus ? [bonus.amount] : []))
      return (
        <Notice icon={<Check />}>
          <b>{t('order.credited', { amount: writeMoney(credited, tag) })}</b>{' '}
          {bonus && <span>{t('turnover.all', { amount: writeMoney(bonus.required, tag) })}</span>}
        </Notice>
      )
    }
    case 'failed':
    case 'expired':
    case 'cancelled':
      return (
        <Notice tone={state === 'failed' ? 'danger' : 'warn'}>
          <b>{endReason ? t(`order.stopped.${endReason}`) : t(`order.ended.${state}`)}</b>{' '}
          <span>{t(endReason ? 'order.stoppedBody' : 'order.endedBody')}</span>
        </Notice>
      )
    default:
      return (
        <Notice>
          <b>{t('order.mayClose')}</b> <span>{t('order.mayCloseBody')}</span>
        </Notice>
      )
  }
}
