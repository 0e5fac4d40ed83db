import { useTranslation } from 'react-i18next'
import { useSignOut } from './use-sign-out.ts'

/** Link to sign out, the only alternative to a forced password change. */
export function SignOutNote() {
  const { t } = useTranslation('password')
  const signOut = useSignOut()
  return (
    <>
      <span>{t('change.later')}</span>{' '}
      <button type="button" className="link" onClick={signOut}>
        {t('change.signOut')}
      </button>
    </>
  )
}
