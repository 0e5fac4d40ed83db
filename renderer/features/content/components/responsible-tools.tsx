import { brand } from 'virtual:brand'
import { Baby, Clock3, Headset, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { pathTo } from '#lib/paths/path-to.ts'
import { IconTile } from '#ui/icon-tile/icon-tile.tsx'
import styles from './responsible-page.module.css'

/** Tools and advice for staying in control. */
export function ResponsibleTools() {
  const { t } = useTranslation('responsible')
  return (
    <section>
      <h3>{t('tools.title')}</h3>
      <ul className={styles.tools}>
        <Tool icon={<Clock3 />} title={t('tools.clock.title')}>
          {t('tools.clock.text')}
        </Tool>
        <Tool icon={<Hourglass />} title={t('tools.limits.title')}>
          {t('tools.limits.text')}
        </Tool>
        <Tool icon={<Headset />} title={t('tools.ask.title')}>
          <span>{t('tools.ask.text')}</span>{' '}
          <Link to={pathTo('feedback', { kind: 'service' })}>{t('tools.ask.write')}</Link>
        </Tool>
        <Tool icon={<Baby />} title={t('tools.minors.title', { age: brand.minimumAge })}>
          {t('tools.minors.text', { age: brand.minimumAge })}
        </Tool>
      </ul>
    </section>
  )
}

const Tool = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) => (
  <li>
    <IconTile>{icon}</IconTile>
    <div>
      <h4>{title}</h4>
      <p>{children}</p>
    </div>
  </li>
)
