import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import { useOpenDeposit } from './use-open-deposit.ts'

export function DepositButton() {
  const { t } = useTranslation()
  return (
    <Button variant="primary" onClick={useOpenDeposit()}>
      <Plus />
      <span>{t('action.deposit')}</span>
    </Button>
  )
}
