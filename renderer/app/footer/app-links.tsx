import { Apple, Bot, QrCode } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { appsOf } from '#lib/resources/apps.ts'
import { useResources } from '#lib/resources/use-resources.ts'
import { Button } from '#ui/button/button.tsx'
import { Popover } from '#ui/popover/popover.tsx'
import { AppCodes } from './app-codes.tsx'
import styles from './footer.module.css'

/** Links to the apps, and their QR codes for people reading this on another device. */
export function AppLinks() {
  const { t } = useTranslation(['sections', 'nav'])
  const { openExternal } = usePlatform()
  const apps = appsOf(useResources())
  const android = apps.find(({ kind }) => kind === 'ANDROID')
  const ios = apps.find(({ kind }) => kind === 'IOS')
  return (
    <div className={styles.apps}>
      {android && (
        <Button size="sm" onClick={() => openExternal(android.url)}>
          <Bot />
          <span>{t('nav:nav.android')}</span>
        </Button>
      )}
      {ios && (
        <Button size="sm" onClick={() => openExternal(ios.url)}>
          <Apple />
          <span>{t('nav:nav.ios')}</span>
        </Button>
      )}
      {apps.length > 0 && (
        <Popover
          label={t('footer.qr')}
          align="end"
          trigger={(props) => (
            <Button {...props} size="sm">
              <QrCode />
              <span>{t('footer.qr')}</span>
            </Button>
          )}
        >
          <AppCodes apps={apps} />
        </Popover>
      )}
    </div>
  )
}
