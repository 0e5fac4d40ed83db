import { useTranslation } from 'react-i18next'
import { usePlatform } from '#lib/platform/platform-context.ts'

/** Link to the licences of what the site contains. Renders nothing in the desktop client, whose About dialog names them. */
export function NoticesLink() {
  const { t } = useTranslation('sections')
  const { client } = usePlatform()
  return (
    !client && (
      <a href="/third-party-notices.txt" target="_blank" rel="noreferrer" className="link">
        {t('footer.notices')}
      </a>
    )
  )
}
