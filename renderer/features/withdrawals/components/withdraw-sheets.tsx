import { useTranslation } from 'react-i18next'
import { type PinSetUp, PinSheet } from '#ui/second-proof/pin-sheet.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { AddAccount } from './add-account.tsx'

/** What is set up beside the withdrawal. */
export type SetUp = 'account' | PinSetUp

type WithdrawSheetsProps = { open: SetUp | undefined; onClose: () => void }

/** Sheets with forms of their own, therefore outside of the withdrawal's form, which keeps what was typed. */
export function WithdrawSheets({ open, onClose }: WithdrawSheetsProps) {
  const { t } = useTranslation(['withdrawals', 'common'])
  if (open !== 'account') return <PinSheet task={open} onClose={onClose} />
  return (
    <Sheet
      open
      onClose={onClose}
      side="end"
      title={t('payout.add.title')}
      closeLabel={t('common:action.close')}
    >
      <AddAccount onDone={onClose} />
    </Sheet>
  )
}
