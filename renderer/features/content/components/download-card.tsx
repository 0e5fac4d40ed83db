import { brand } from 'virtual:brand'
import { Download, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '#lib/platform/platform-context.ts'
import type { App, DownloadKind } from '#lib/resources/apps.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { QrCode } from '#ui/qr-code/qr-code.tsx'
import { DownloadFacts } from './download-facts.tsx'
import styles from './download-page.module.css'

/** QR code of an app, as the operator's picture or drawn here, and a button to download it on this device. */
export function DownloadCard({ app }: { app: App<DownloadKind> }) {
  const { t } = useTranslation('content')
  const { openExternal } = usePlatform()
  const [pictureFailed, setPictureFailed] = useState(false)
  const label = t('download.code', { name: brand.title })
  return (
    <Card className={styles.card}>
      {app.picture && !pictureFailed ? (
        <img src={app.picture} width={200} height={200} alt={label} onError={() => setPictureFailed(true)} />
      ) : (
        <QrCode text={app.url} label={label} />
      )}
      <p>{t('download.scan')}</p>
      <Button variant="primary" size="lg" block onClick={() => openExternal(app.url)}>
        {app.kind === 'H5' ? <ExternalLink /> : <Download />}
        <span>{t(`download.get.${app.kind}`)}</span>
      </Button>
      <DownloadFacts about={app.about} />
    </Card>
  )
}
