import { useTranslation } from 'react-i18next'
import { useSignOut } from './use-sign-out.ts'

/** Link to sign out, the only alternative to a forced password change. */
export function SignOutNote() {
  const { t } = useTranslation('password')
  const signOut = useSignOut()
  return (
    <>
      {t('change.later')}{' '}
      <button type="button" className="link" onClick={signOut}>
        {t('change.signOut')}
      </button>
    </>
  )
}
