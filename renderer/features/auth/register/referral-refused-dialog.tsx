import { TicketX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'

type InvitationRefusedDialogProps = {
  /** Undefined while there is nothing to say. */
  code: string | undefined
  /** The code has a field, so that it can be mended there. */
  mendable: boolean
  /** Back to the form, as it is. */
  onClose: () => void
  /** Goes on without the code; left out where the gateway requires one. */
  onRemove: (() => void) | undefined
}

/** Tells that no agent has the code. It lies over the form, which stays as it is. */
export function ReferralRefusedDialog({ code, mendable, onClose, onRemove }: InvitationRefusedDialogProps) {
  const { t } = useTranslation(['register', 'common'])
  return (
    <ConfirmDialog
      open={code !== undefined}
      onClose={onClose}
      icon={<TicketX />}
      tone="warn"
      title={t('invitation_code_error')}
      actions={
        <>
          <Button onClick={onClose}>{mendable ? t('referral.mend') : t('common:action.close')}</Button>
          {onRemove && (
            <Button variant="primary" onClick={onRemove}>
              {t('referral.remove')}
            </Button>
          )}
        </>
      }
    >
      {t(onRemove ? 'referral.body' : 'referral.bodyRequired', { code: code ?? '' })}
    </ConfirmDialog>
  )
}
