import { brand } from 'virtual:brand'
import { MonitorDown } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '#lib/platform/platform-context.ts'
import type { WebApp } from '#lib/platform/web-app.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import styles from './download-page.module.css'

/** Offers to install the site as an app. Renders nothing if the browser can't install it or already has. */
export function InstallOffer() {
  const { webApp } = usePlatform()
  return webApp && <Offer install={webApp.install} />
}

function Offer({ install }: Pick<WebApp, 'install'>) {
  const { t } = useTranslation('content')
  const offer = useSyncExternalStore(install.subscribe, install.offer)
  if (!offer) return null
  // A prompt can be used once. If it is declined, the browser fires another event.
  const handleInstall = () =>
    void install
      .take()
      ?.prompt()
      .catch(() => {})
  return (
    <Card className={styles.install}>
      <div>
        <h2>{t('download.install.title', { name: brand.title })}</h2>
        <p>{t('download.install.text')}</p>
      </div>
      <Button variant="primary" onClick={handleInstall}>
        <MonitorDown />
        <span>{t('download.install.action')}</span>
      </Button>
    </Card>
  )
}
