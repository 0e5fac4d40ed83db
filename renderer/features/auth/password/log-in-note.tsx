import { useTranslation } from 'react-i18next'
import { useOverlays } from '#lib/overlay/overlay-store.ts'

/** Link back to the login. */
export function LogInNote() {
  const { t } = useTranslation('password')
  const show = useOverlays((state) => state.show)
  return (
    <>
      <span>{t('forgot.remembered')}</span>{' '}
      <button type="button" className="link" onClick={() => show({ name: 'login' })}>
        {t('forgot.logIn')}
      </button>
    </>
  )
}
