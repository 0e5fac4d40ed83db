import { useTranslation } from 'react-i18next'
import { CentreHead } from '#ui/centre-shell/centre-slots.tsx'
import { DepositDesk } from './deposit-desk.tsx'

/** The deposit as a page of the member centre. */
export function DepositCentrePage() {
  const { t } = useTranslation('cashier')
  return (
    <>
      <CentreHead note={t('subtitle')} />
      <DepositDesk layout="page" />
    </>
  )
}
