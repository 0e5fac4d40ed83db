import { Download, ExternalLink } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '#lib/platform/platform-context.ts'
import type { DepositOrder } from '#shared/contract/endpoints/cashier.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { QrCode } from '#ui/qr-code/qr-code.tsx'
import { useOpenPayment } from '../api/use-open-payment.ts'
import { saveCode } from '../model/save-code.ts'
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
  const { client } = usePlatform()
  const { open, blocked } = useOpenPayment()
  const frame = useRef<HTMLDivElement>(null)
  const channel = order.channelName
  const handleSave = () => {
    const code = frame.current?.querySelector('svg')
    if (code) saveCode(code, `${order.orderId}.svg`)
  }
  return (
    <div className={styles.scan}>
      {qr !== undefined && (
        <div ref={frame}>
          <QrCode text={qr} label={t('pay.code', { channel })} size={240} />
        </div>
      )}
      {children}
      <p>{t('pay.exact')}</p>
      <div className={styles.buttons}>
        {/* The desktop client downloads nothing. */}
        {qr !== undefined && !client && (
          <Button size="sm" onClick={handleSave}>
            <Download />
            {t('pay.save')}
          </Button>
        )}
        {payUrl !== undefined && (
          <Button size="sm" onClick={() => open(payUrl)}>
            <ExternalLink />
            {order.kind === 'wallet' ? t('pay.open', { channel }) : t('pay.page')}
          </Button>
        )}
      </div>
      {blocked && <Notice tone="danger">{t(qr === undefined ? 'pay.blocked' : 'pay.blockedScan')}</Notice>}
    </div>
  )
}
