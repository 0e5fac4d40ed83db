import { useTranslation } from 'react-i18next'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { AddAccount } from './add-account.tsx'
import { PinForm } from './pin-form.tsx'
import { ResetPin } from './reset-pin.tsx'

/** What is set up beside the withdrawal. */
export type SetUp = 'account' | 'set' | 'reset'

type WithdrawSheetsProps = { open: SetUp | undefined; mobile: string | null; onClose: () => void }

/** Sheets with forms of their own, therefore outside of the withdrawal's form, which keeps what was typed. */
export function WithdrawSheets({ open, mobile, onClose }: WithdrawSheetsProps) {
  const { t } = useTranslation(['withdrawals', 'common'])
  if (!open) return null
  return (
    <Sheet
      open
      onClose={onClose}
      side="end"
      title={t(open === 'account' ? 'payout.add.title' : `pin.${open}.submit`)}
      closeLabel={t('common:action.close')}
    >
      {open === 'account' && <AddAccount onDone={onClose} />}
      {open === 'set' && <PinForm task="set" onDone={onClose} />}
      {open === 'reset' && <ResetPin mobile={mobile} onDone={onClose} />}
    </Sheet>
  )
}
