import { brand } from 'virtual:brand'
import { Copy, Share2 } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { QrCode } from '#ui/qr-code/qr-code.tsx'
import { SaveCodeButton } from '#ui/qr-code/save-code-button.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { inviteLink } from '../model/invite-link.ts'
import styles from './invite-card.module.css'

/** The member's invitation: link and code to copy, a QR code to save, and the browser's own sharing where it has any. */
export function InviteCard({ code }: { code: string }) {
  const { t } = useTranslation('referral')
  const { publicOrigin } = usePlatform()
  const picture = useRef<SVGSVGElement>(null)
  const link = inviteLink(publicOrigin, code)
  const handleCopy = (text: string, said: string) =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ title: said }),
      // The browser denied clipboard access.
      () => showToast({ tone: 'warn', title: t('link.copyFailed') }),
    )
  const invitation = { title: t('link.invitation', { site: brand.name }), url: link }
  // Rejects when the person closes the browser's dialog.
  const handleShare = () => navigator.share(invitation).catch(() => {})
  return (
    <Card className={styles.card}>
      <div className={styles.code}>
        <QrCode ref={picture} text={link} label={t('link.code')} />
      </div>
      <div className={styles.words}>
        <h3>{t('link.title')}</h3>
        <p className="small muted">{t('link.hint')}</p>
        <div className={styles.line}>
          <span className={styles.link} translate="no">
            {link}
          </span>
          <Button size="sm" variant="primary" onClick={() => void handleCopy(link, t('link.copied'))}>
            <Copy />
            <span>{t('link.copy')}</span>
          </Button>
        </div>
        <div className={styles.line}>
          <span className="grow small">
            <span>{`${t('code.label')}: `}</span>
            <b className="num" translate="no">
              {code}
            </b>
          </span>
          <Button size="sm" onClick={() => void handleCopy(code, t('code.copied'))}>
            <Copy />
            <span>{t('code.copy')}</span>
          </Button>
        </div>
        <div className={styles.actions}>
          {'share' in navigator && (
            <Button size="sm" onClick={() => void handleShare()}>
              <Share2 />
              <span>{t('link.share')}</span>
            </Button>
          )}
          <SaveCodeButton code={picture} name={`invite-${code}`} failed={t('link.saveFailed')}>
            {t('link.save')}
          </SaveCodeButton>
        </div>
      </div>
    </Card>
  )
}
