import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useProtected } from '#lib/session/use-protected.ts'
import { Button } from '#ui/button/button.tsx'
import { paths } from '../paths.ts'

/** Opens the cashier, for those with a true account. */
export function useOpenDeposit(): () => void {
  const navigate = useNavigate()
  const protect = useProtected()
  return () => protect(() => void navigate(paths.deposit[0]), 'trueAccount')
}

export function DepositButton() {
  const { t } = useTranslation()
  return (
    <Button variant="primary" onClick={useOpenDeposit()}>
      <Plus />
      {t('action.deposit')}
    </Button>
  )
}
