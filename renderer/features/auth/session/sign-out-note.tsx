import { useTranslation } from 'react-i18next'
import { useSignOut } from './use-sign-out.ts'

/** The one way past a password that must be changed: out. */
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
