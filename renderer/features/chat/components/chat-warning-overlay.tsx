import { BadgeAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'

/** Told to a demo account that wants to chat; leads to the registration. */
export function ChatWarningOverlay() {
  const { t } = useTranslation(['chat', 'warnings', 'common'])
  const close = useOverlays((state) => state.close)
  const show = useOverlays((state) => state.show)
  return (
    <ConfirmDialog
      open
      onClose={close}
      icon={<BadgeAlert />}
      tone="warn"
      title={t('demo.title')}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            {t('demo.notNow')}
          </Button>
          <Button variant="primary" onClick={() => show({ name: 'register' })}>
            {t('common:action.register')}
          </Button>
        </>
      }
    >
      {t('warnings:in_please_information')}
    </ConfirmDialog>
  )
}
