import { TicketX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'

type InvitationRefusedDialogProps = {
  /** The refused code. Undefined while the dialog is closed. */
  code: string | undefined
  /** Whether the code has a field where it can be corrected. */
  mendable: boolean
  /** Returns to the form without changes. */
  onClose: () => void
  /** Drops the code and continues. Undefined if the gateway requires one. */
  onRemove: (() => void) | undefined
}

/** Dialog above the form, saying that no agent has the code. */
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
