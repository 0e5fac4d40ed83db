import { brand } from 'virtual:brand'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { pathTo } from '#lib/paths/path-to.ts'
import { appsOf } from '#lib/resources/apps.ts'
import { useResources } from '#lib/resources/use-resources.ts'
import { Card } from '#ui/card/card.tsx'
import { RenderWhenVisible } from '#ui/deferred/render-when-visible.tsx'
import { LazyCode } from '#ui/qr-code/lazy-code.tsx'
import styles from './about.module.css'

/** The app: a QR code if the gateway has an address for it, and a link to all downloads. */
export function GetApp() {
  const { t } = useTranslation('sections')
  const [app] = appsOf(useResources())
  return (
    <Card className={styles.app}>
      <RenderWhenVisible place={(ref) => <div ref={ref} className={styles.code} />}>
        <div className={styles.code}>
          {app && (
            <LazyCode url={app.url} picture={app.picture} label={t('app.code', { brand: brand.title })} />
          )}
        </div>
      </RenderWhenVisible>
      <div>
        <h2>{t('app.title', { brand: brand.title })}</h2>
        <p>{t('app.text')}</p>
        <p>
          <Link className="link" to={pathTo('download')}>
            {t('app.link')}
          </Link>
        </p>
      </div>
    </Card>
  )
}
