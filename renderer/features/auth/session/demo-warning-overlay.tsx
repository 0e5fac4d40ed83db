import { BadgeAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'

/** Tells a demo account that a real one is needed, with texts of its own for the chat. Leads to registration. */
export function DemoWarningOverlay({ about }: { about?: 'chat' }) {
  const { t } = useTranslation(['auth', 'chat', 'warnings'])
  const close = useOverlays((state) => state.close)
  const show = useOverlays((state) => state.show)
  return (
    <ConfirmDialog
      open
      onClose={close}
      icon={<BadgeAlert />}
      tone="warn"
      title={about === 'chat' ? t('chat:demo.title') : t('in_need_true_account')}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            {t('demo.notNow')}
          </Button>
          <Button variant="primary" onClick={() => show({ name: 'register' })}>
            {t('in_increase_submit')}
          </Button>
        </>
      }
    >
      {about === 'chat' ? t('warnings:in_please_information') : t('demo.body')}
    </ConfirmDialog>
  )
}
