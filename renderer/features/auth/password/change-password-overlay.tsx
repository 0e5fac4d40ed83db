import { useTranslation } from 'react-i18next'
import { retainPassword } from '#lib/session/retained-password.ts'
import { AuthDialog } from '../dialog/auth-dialog.tsx'
import { usePostLoginRedirect } from '../session/post-login-redirect.ts'
import { ChangePasswordForm } from './change-password-form.tsx'

type ChangePasswordOverlayProps = {
  /** It can't be closed. It stays until the password is changed or the session ends. */
  forced?: boolean
}

/** Changes the password: offered, or forced after a login. */
export function ChangePasswordOverlay({ forced = false }: ChangePasswordOverlayProps) {
  // Loads the fields' texts too. A field that suspended for its own texts later would lose the focus.
  const { t } = useTranslation(['password', 'register', 'auth'])
  const redirect = usePostLoginRedirect()

  const handleClose = () => {
    // Put off: drop the retained password and continue with what waited for the login.
    retainPassword(undefined)
    redirect({ stay: true })
  }
  return (
    <AuthDialog
      title={t('change.title')}
      greeting={t('change.greeting')}
      note={t('change.note')}
      dismiss={forced ? 'none' : 'button'}
      onClose={handleClose}
    >
      <ChangePasswordForm forced={forced} />
    </AuthDialog>
  )
}
