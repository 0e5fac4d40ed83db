import { useTranslation } from 'react-i18next'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'

/** The way to the settings of the client itself, where there is one. */
export function ClientSettingsLink() {
  const { t } = useTranslation('sections')
  const { client, kiosk } = usePlatform()
  const show = useOverlays((state) => state.show)
  return (
    client &&
    // In a kiosk they are the operator's.
    !kiosk && (
      <button type="button" className="link" onClick={() => show({ name: 'clientSettings' })}>
        {t('footer.client')}
      </button>
    )
  )
}
