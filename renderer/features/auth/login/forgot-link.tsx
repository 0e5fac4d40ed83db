import { useTranslation } from 'react-i18next'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useSetting } from '#lib/settings/use-setting.ts'

/**
 * Link to reset a forgotten password. Renders nothing if the merchant has both ways switched off.
 * @param onLeave called before the login is replaced by the reset.
 */
export function ForgotLink({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('auth')
  const show = useOverlays((state) => state.show)
  const byPhone = useSetting('CHNGPASSVERIF3')
  const byEmail = useSetting('CHNGPASSMAIL3')
  if (!byPhone && !byEmail) return null
  return (
    <button
      type="button"
      className="link"
      onClick={() => {
        onLeave()
        show({ name: 'forgotPassword' })
      }}
    >
      {t('login.forgot')}
    </button>
  )
}
