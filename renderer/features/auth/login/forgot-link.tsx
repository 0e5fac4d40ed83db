import { useTranslation } from 'react-i18next'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useSetting } from '#lib/settings/use-setting.ts'

/**
 * The way to a new password, where the merchant has any.
 * @param onLeave called before the login makes way for it.
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
