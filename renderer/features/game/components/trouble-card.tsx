import { Hourglass, MemoryStick } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { GameTrouble } from '#lib/platform/platform.ts'
import { Button } from '#ui/button/button.tsx'
import { CoverCard } from './cover-card.tsx'

type TroubleCardProps = {
  trouble: GameTrouble
  onWait: () => void
  onRetry: () => void
  onClose: () => void
}

/**
 * Shown while the game hangs or uses too much memory. It keeps running, and the card goes once the trouble is over.
 */
export function TroubleCard({ trouble, onWait, onRetry, onClose }: TroubleCardProps) {
  const { t } = useTranslation(['game', 'common'])
  const hangs = trouble === 'unresponsive'
  return (
    <CoverCard
      icon={hangs ? <Hourglass /> : <MemoryStick />}
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
    </CoverCard>
  )
}
