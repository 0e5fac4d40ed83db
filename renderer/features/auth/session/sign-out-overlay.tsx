import { LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { useSignOut } from './use-sign-out.ts'

/** Asks before signing out. The session ends here at once, whether or not the gateway can be reached. */
export function SignOutOverlay() {
  const { t } = useTranslation(['auth', 'common'])
  const close = useOverlays((state) => state.close)
  const signOut = useSignOut()
  return (
    <ConfirmDialog
      open
      onClose={close}
      icon={<LogOut />}
      title={t('signOut.title')}
      actions={
        <>
          <Button onClick={close}>{t('signOut.stay')}</Button>
          <Button variant="accent" onClick={signOut}>
            {t('common:action.signOut')}
          </Button>
        </>
      }
    >
      {t('signOut.body')}
    </ConfirmDialog>
  )
}
