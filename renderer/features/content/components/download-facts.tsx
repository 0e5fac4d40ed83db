import { useTranslation } from 'react-i18next'
import { formatBytes } from '#lib/i18n/format-bytes.ts'
import { formatDate } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { App } from '#lib/resources/apps.ts'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import styles from './download-page.module.css'

/** What is known about a download: version, size, date and what it needs. Renders nothing if nothing is. */
export function DownloadFacts({ about: { version, size, updated, requires } }: Pick<App, 'about'>) {
  const { t } = useTranslation('content')
  const { tag } = useLanguage()
  if (!version && size == null && updated == null && !requires) return null
  return (
    <Facts className={styles.facts}>
      {version && <Fact name={t('download.facts.version')}>{version}</Fact>}
      {size != null && <Fact name={t('download.facts.size')}>{formatBytes(size, tag)}</Fact>}
      {updated != null && <Fact name={t('download.facts.updated')}>{formatDate(updated, tag)}</Fact>}
      {requires && <Fact name={t('download.facts.requires')}>{requires}</Fact>}
    </Facts>
  )
}
