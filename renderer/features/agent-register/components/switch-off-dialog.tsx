import { LinkIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'

type SwitchOffDialogProps = { name: string; onOff: () => void; onClose: () => void }

/** Asks before a link is switched off. */
export function SwitchOffDialog({ name, onOff, onClose }: SwitchOffDialogProps) {
  const { t } = useTranslation('agentRegister')
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      icon={<LinkIcon />}
      title={t('switch.ask', { name })}
      actions={
        <>
          <Button onClick={onClose}>{t('switch.keep')}</Button>
          <Button variant="danger" onClick={onOff}>
            {t('switch.off')}
          </Button>
        </>
      }
    >
      {t('switch.askBody')}
    </ConfirmDialog>
  )
}
