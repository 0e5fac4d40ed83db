import { useTranslation } from 'react-i18next'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'

/** Opens the desktop client's own settings. Renders nothing in a browser or a kiosk. */
export function ClientSettingsLink() {
  const { t } = useTranslation('sections')
  const { client, kiosk } = usePlatform()
  const show = useOverlays((state) => state.show)
  return (
    client &&
    // In a kiosk only its operator may change them.
    !kiosk && (
      <button type="button" className="link" onClick={() => show({ name: 'clientSettings' })}>
        {t('footer.client')}
      </button>
    )
  )
}
