import { PlugZap } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import { IconTile } from '#ui/icon-tile/icon-tile.tsx'
import { StageCard } from '#ui/stage-card/stage-card.tsx'

export interface FailedStageProps {
  onRetry: () => void
  /** Why the betting view didn't open, or ended. */
  children: ReactNode
}

/** Shown in place of a betting view that failed, with a retry button. */
export function FailedStage({ onRetry, children }: FailedStageProps) {
  const { t } = useTranslation(['lottery', 'common'])
  return (
    <StageCard
      alert
      lead={
        <IconTile tone="danger">
          <PlugZap />
        </IconTile>
      }
      title={t('stage.failed')}
      actions={
        <Button variant="primary" onClick={onRetry}>
          {t('common:action.retry')}
        </Button>
      }
    >
      {children}
    </StageCard>
  )
}
