import { useTranslation } from 'react-i18next'
import { formatDayTime } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { Desk } from '../api/use-desk-view.ts'
import { useLastOrders } from '../api/use-last-orders.ts'
import styles from './deposit-form.module.css'

/** The latest order if it still waits for its payment, to be continued. */
export function UnpaidOrder({ desk }: { desk: Desk }) {
  const { t } = useTranslation('cashier')
  const { tag } = useLanguage()
  const { data = [] } = useLastOrders()
  const order = data.find(({ state }) => state === 'created')
  if (!order) return null
  const { orderId, channelName: channel, amount, expireTime } = order
  return (
    <div className={styles.unpaid}>
      <Notice
        tone="warn"
        action={
          <Button size="sm" onClick={() => desk.openOrder(orderId)}>
            {t('unpaid.continue', { channel })}
          </Button>
        }
      >
        <b>{t('unpaid.title')}</b>{' '}
        <span>
          {t('unpaid.body', {
            amount: writeMoney(amount, tag),
            time: formatDayTime(expireTime, tag),
          })}
        </span>
      </Notice>
    </div>
  )
}
