import { Timer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useTimeUntil } from '#lib/clock/use-time-until.ts'
import { formatCountdown } from '#lib/forms/countdown/use-countdown.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import type { DepositOrder } from '#shared/contract/endpoints/cashier.ts'
import { Card } from '#ui/card/card.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { BankTransfer } from './bank-transfer.tsx'
import { CounterCode } from './counter-code.tsx'
import styles from './payment-panel.module.css'
import { ScanCode } from './scan-code.tsx'

type PaymentPanelProps = {
  order: DepositOrder
  payment: NonNullable<DepositOrder['payment']>
  /** Until when it can be paid, by the gateway's clock. */
  payBy: number
  /** Called when the time to pay has run out. */
  onExpired: () => void
}

const hour = 3600

/** How to pay an order, for how much, and until when. */
export function PaymentPanel({ order, payment, payBy, onExpired }: PaymentPanelProps) {
  const { t } = useTranslation('cashier')
  const { tag } = useLanguage()
  const { channelName: channel, kind } = order
  const seconds = Math.ceil(useTimeUntil(payBy, onExpired) / 1000)
  const { account, code, qr, payUrl } = payment
  const titleKey =
    kind === 'wallet' ? 'scan' : kind === 'qr' ? 'scanAny' : kind === 'bank' ? 'transfer' : 'counter'
  return (
    <Card className={styles.panel}>
      <header className={styles.head}>
        <h2>{t(`pay.${titleKey}`, { channel })}</h2>
        <Tag tone="primary" icon={<Timer />}>
          <span className="num">
            {seconds < hour
              ? t('pay.left', { time: formatCountdown(seconds) })
              : t('pay.hours', { count: Math.floor(seconds / hour) })}
          </span>
        </Tag>
      </header>
      {account ? (
        <BankTransfer order={order} account={account} />
      ) : (
        <>
          {code !== undefined && <CounterCode code={code} />}
          <ScanCode qr={qr} payUrl={payUrl} order={order}>
            <p className={`fig ${styles.amount}`}>{writeMoney(order.amount, tag)}</p>
          </ScanCode>
        </>
      )}
    </Card>
  )
}
