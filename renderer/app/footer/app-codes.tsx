import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { App, AppKind } from '#lib/resources/apps.ts'
import { LazyCode } from '#ui/qr-code/lazy-code.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import styles from './footer.module.css'

/** The QR code of each app, one at a time. */
export function AppCodes({ apps }: { apps: readonly App[] }) {
  const { t } = useTranslation('sections')
  const [chosen, setChosen] = useState<AppKind>()
  const app = apps.find(({ kind }) => kind === chosen) ?? apps[0]
  if (!app) return null
  return (
    <div className={styles.codes}>
      {apps.length > 1 && (
        <SegmentedControl
          label={t('footer.qr')}
          segments={apps.map(({ kind }) => ({ value: kind, label: t(`footer.appKind.${kind}`) }))}
          value={app.kind}
          onValueChange={setChosen}
        />
      )}
      <LazyCode
        key={app.kind}
        url={app.url}
        picture={app.picture}
        label={t('footer.codeOf', { app: t(`footer.appKind.${app.kind}`) })}
      />
      <p>{t('footer.scan')}</p>
    </div>
  )
}
