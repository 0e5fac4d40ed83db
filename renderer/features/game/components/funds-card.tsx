import { Coins, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import { CoverCard } from './cover-card.tsx'

type FundsCardProps = { onDeposit: () => void; onClose: () => void }

/** Says that the last bet exceeded the balance, and offers a deposit. */
export function FundsCard({ onDeposit, onClose }: FundsCardProps) {
  const { t } = useTranslation(['game', 'common'])
  return (
    <CoverCard
      icon={<Coins />}
      title={t('funds.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('funds.close')}</Button>
          <Button variant="primary" onClick={onDeposit}>
            <Plus />
            <span>{t('common:action.deposit')}</span>
          </Button>
        </>
      }
    >
      {t('funds.body')}
    </CoverCard>
  )
}
