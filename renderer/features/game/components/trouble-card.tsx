import { Hourglass, MemoryStick } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { GameTrouble } from '#lib/platform/platform.ts'
import { Button } from '#ui/button/button.tsx'
import { IconTile } from '#ui/icon-tile/icon-tile.tsx'
import { StageCard } from '#ui/stage-card/stage-card.tsx'
import { useCover } from '../model/use-cover.ts'

type TroubleCardProps = {
  trouble: GameTrouble
  onWait: () => void
  onRetry: () => void
  onClose: () => void
}

/** The game hangs, or uses too much memory. It goes on behind this, which goes by itself when that is over. */
export function TroubleCard({ trouble, onWait, onRetry, onClose }: TroubleCardProps) {
  const { t } = useTranslation(['game', 'common'])
  useCover()
  const hangs = trouble === 'unresponsive'
  return (
    <StageCard
      alert
      over
      lead={<IconTile tone="warn">{hangs ? <Hourglass /> : <MemoryStick />}</IconTile>}
      title={t(`trouble.${trouble}.title`)}
      actions={
        <>
          <Button variant="primary" size="sm" onClick={onRetry}>
            {t('action.reload')}
          </Button>
          <Button size="sm" onClick={onClose}>
            {t('common:action.close')}
          </Button>
          <Button variant="quiet" size="sm" onClick={onWait}>
            {t(hangs ? 'trouble.wait' : 'trouble.play')}
          </Button>
        </>
      }
    >
      {t(`trouble.${trouble}.body`)}
    </StageCard>
  )
}
