import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { Bonus } from '#shared/contract/endpoints/bonuses.ts'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'

type GiveUpDialogProps = { bonus: Bonus; onClose: () => void; onConfirm: () => void }

/** Asks before a bonus is given up, with what is taken and what ends. */
export function GiveUpDialog({ bonus, onClose, onConfirm }: GiveUpDialogProps) {
  const { t } = useTranslation('rewards')
  const money = useMoneyFormat()
  const { title, takesBack, left } = bonus
  const amount = formatCurrency(takesBack, money)
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      tone="danger"
      icon={<Undo2 />}
      title={t('giveUp.title', { title })}
      actions={
        <>
          <Button onClick={onClose}>{t('giveUp.keep')}</Button>
          <Button variant="danger" onClick={onConfirm}>
            {t('giveUp.confirm', { amount })}
          </Button>
        </>
      }
    >
      {t('giveUp.body', { amount, left: formatCurrency(left, money) })}
    </ConfirmDialog>
  )
}
