import { ExternalLink } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { DepositOrder } from '#shared/contract/endpoints/cashier.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { QrCode } from '#ui/qr-code/qr-code.tsx'
import { SaveCodeButton } from '#ui/qr-code/save-code-button.tsx'
import { useOpenPayment } from '../api/use-open-payment.ts'
import styles from './payment-panel.module.css'

type ScanCodeProps = {
  qr: string | undefined
  payUrl: string | undefined
  order: DepositOrder
  /** The amount. */
  children: ReactNode
}

/** A code to scan, and the channel's own page to open. */
export function ScanCode({ qr, payUrl, order, children }: ScanCodeProps) {
  const { t } = useTranslation('cashier')
  const { open, blocked } = useOpenPayment()
  const code = useRef<SVGSVGElement>(null)
  const channel = order.channelName
  return (
    <div className={styles.scan}>
      {qr !== undefined && <QrCode ref={code} text={qr} label={t('pay.code', { channel })} size={240} />}
      {children}
      <p>{t('pay.exact')}</p>
      <div className={styles.buttons}>
        {qr !== undefined && (
          <SaveCodeButton code={code} name={order.orderId} failed={t('pay.saveFailed')}>
            {t('pay.save')}
          </SaveCodeButton>
        )}
        {payUrl !== undefined && (
          <Button size="sm" onClick={() => open(payUrl)}>
            <ExternalLink />
            <span>{order.kind === 'wallet' ? t('pay.open', { channel }) : t('pay.page')}</span>
          </Button>
        )}
      </div>
      {blocked === 'window' && (
        <Notice tone="danger">{t(qr === undefined ? 'pay.blocked' : 'pay.blockedScan')}</Notice>
      )}
      {blocked === 'address' && <Notice tone="danger">{t('pay.unsafe')}</Notice>}
    </div>
  )
}
