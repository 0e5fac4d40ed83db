import { Coins, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import { IconTile } from '#ui/icon-tile/icon-tile.tsx'
import { StageCard } from '#ui/stage-card/stage-card.tsx'
import { useCover } from '../model/use-cover.ts'

type FundsCardProps = { onDeposit: () => void; onClose: () => void }

/** The last bet was more than the balance: said calmly, with both ways on. */
export function FundsCard({ onDeposit, onClose }: FundsCardProps) {
  const { t } = useTranslation(['game', 'common'])
  useCover()
  return (
    <StageCard
      alert
      over
      lead={
        <IconTile tone="warn">
          <Coins />
        </IconTile>
      }
      title={t('funds.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('funds.close')}</Button>
          <Button variant="primary" onClick={onDeposit}>
            <Plus />
            {t('common:action.deposit')}
          </Button>
        </>
      }
    >
      {t('funds.body')}
    </StageCard>
  )
}
