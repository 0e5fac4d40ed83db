import { Hourglass } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameEvent } from '#lib/platform/platform.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { saysReady } from '#shared/domain/provider-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { IconTile } from '#ui/icon-tile/icon-tile.tsx'
import { StageCard } from '#ui/stage-card/stage-card.tsx'
import { type FramePhase, framePhase, longestLoad } from '../model/frame-phase.ts'
import { FailedStage } from './failed-stage.tsx'
import { StageSkeleton } from './stage-skeleton.tsx'

type BettingFrameProps = {
  url: string
  provider: string | undefined
  readyTimeout: number | undefined
  title: string
  onEvent: (event: GameEvent) => void
  /** Requests a new address, because an address works only once. */
  onRetry: () => void
  /** Opens it in a window. Called inside the click handler, because browsers allow windows only there. */
  onOpenOutside: () => void
}

/** The betting view in its frame, and what to show while it loads, when it fails and when it has expired. */
export function BettingFrame({
  url,
  provider,
  readyTimeout = longestLoad,
  title,
  onEvent,
  onRetry,
  onOpenOutside,
}: BettingFrameProps) {
  const { t } = useTranslation(['lottery', 'common', 'game'])
  const { GameView } = usePlatform()
  const [phase, setPhase] = useState<FramePhase>('loading')

  useEffect(() => {
    if (phase !== 'loading') return
    const timer = setTimeout(
      () => setPhase((now) => framePhase(now, 'tooLong', saysReady(provider))),
      readyTimeout,
    )
    return () => clearTimeout(timer)
  }, [phase, provider, readyTimeout])

  const handleEvent = (event: GameEvent) => {
    setPhase((now) => framePhase(now, event, saysReady(provider)))
    onEvent(event)
  }
  if (phase === 'broken' || phase === 'expired')
    return (
      <FailedStage onRetry={onRetry}>{t(phase === 'broken' ? 'stage.broken' : 'stage.expired')}</FailedStage>
    )
  return (
    <>
      <GameView url={url} provider={provider} title={title} onEvent={handleEvent} />
      {phase === 'loading' && <StageSkeleton />}
      {phase === 'slow' && (
        <StageCard
          alert
          over
          lead={
            <IconTile tone="warn">
              <Hourglass />
            </IconTile>
          }
          title={t('stage.slow')}
          actions={
            <>
              <Button variant="primary" onClick={onRetry}>
                {t('common:action.retry')}
              </Button>
              <Button onClick={onOpenOutside}>{t('game:action.openInWindow')}</Button>
              <Button
                variant="quiet"
                onClick={() => setPhase((now) => framePhase(now, 'wait', saysReady(provider)))}
              >
                {t('stage.wait')}
              </Button>
            </>
          }
        >
          {t('stage.slowText')}
        </StageCard>
      )}
    </>
  )
}
