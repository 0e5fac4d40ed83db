import { useTranslation } from 'react-i18next'
import { retainPassword } from '#lib/session/retained-password.ts'
import { AuthDialog } from '../dialog/auth-dialog.tsx'
import { usePostLoginRedirect } from '../session/post-login-redirect.ts'
import { ChangePasswordForm } from './change-password-form.tsx'

type ChangePasswordOverlayProps = {
  /** It stays until the password is changed or the session is over. */
  forced?: boolean
}

/** Changing one's password: offered, or asked for before anything else. */
export function ChangePasswordOverlay({ forced = false }: ChangePasswordOverlayProps) {
  // With the texts of its fields, so that none of them comes late and takes the focus away.
  const { t } = useTranslation(['password', 'register', 'auth'])
  const redirect = usePostLoginRedirect()

  const handleClose = () => {
    // Put off: what waited for the login goes on, and the password isn't held for another time.
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
