import { useTranslation } from 'react-i18next'
import { Sheet } from '#ui/sheet/sheet.tsx'
import type { PinTask } from './check-pin.ts'
import { PinForm } from './pin-form.tsx'
import { ResetPin } from './reset-pin.tsx'

/** What can be done beside a form that asks for the payment password. */
export type PinSetUp = Exclude<PinTask, 'change'>

type PinSheetProps = { task: PinSetUp | undefined; onClose: () => void }

/**
 * Sets a first payment password or replaces a forgotten one. Its form is one of its own, therefore outside of the form
 * that asks for it, which keeps what was typed.
 */
export function PinSheet({ task, onClose }: PinSheetProps) {
  const { t } = useTranslation(['withdrawals', 'common'])
  if (!task) return null
  return (
    <Sheet
      open
      onClose={onClose}
      side="end"
      title={t(`pin.${task}.submit`)}
      closeLabel={t('common:action.close')}
    >
      {task === 'set' ? <PinForm task="set" onDone={onClose} /> : <ResetPin onDone={onClose} />}
    </Sheet>
  )
}
