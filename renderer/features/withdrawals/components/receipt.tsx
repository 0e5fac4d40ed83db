import { Timer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useTimeUntil } from '#lib/clock/use-time-until.ts'
import { formatCountdown } from '#lib/forms/countdown/use-countdown.ts'
import { formatTime } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import type { Withdrawal } from '#shared/contract/endpoints/withdrawals.ts'
import { Card } from '#ui/card/card.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import styles from './order-page.module.css'
import { ReceiptForm } from './receipt-form.tsx'

type ReceiptProps = {
  order: Withdrawal
  /** Called once the deadline has passed. */
  onLate: () => void
}

/** Asks whether the money has arrived, and says until when, and what silence means. */
export function Receipt({ order, onLate }: ReceiptProps) {
  const { t } = useTranslation('withdrawals')
  const { tag } = useLanguage()
  const until = order.answerBy ?? order.now
  const left = Math.ceil(useTimeUntil(until, onLate) / 1000)
  return (
    <div className={styles.main}>
      <Card className={styles.main}>
        <div className="spread">
          <span className="small muted">
            {t('receipt.sent', { account: `${order.bankName} ${order.number}` })}
          </span>
          <Tag tone="primary" icon={<Timer />}>
            <span role="timer">{t('receipt.left', { time: formatCountdown(left) })}</span>
          </Tag>
        </div>
        <span className={`fig ${styles.amount}`}>{writeMoney(order.received, tag)}</span>
        {order.paidAgain && <Notice>{t('receipt.again')}</Notice>}
        <ReceiptForm order={order} />
      </Card>
      <Notice tone="warn">
        <b>{t('receipt.silence', { time: formatTime(until, tag) })}</b>{' '}
        <span>{t('receipt.silenceBody')}</span>
      </Notice>
      <Notice>
        <b>{t('receipt.forced')}</b> <span>{t('receipt.forcedBody')}</span>
      </Notice>
    </div>
  )
}
