import { useTranslation } from 'react-i18next'
import type { GameEvent } from '#lib/platform/platform.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import type { RunningLaunch } from '../api/use-launch.ts'
import type { Played } from '../api/use-played.ts'
import { FailedCard } from './failed-card.tsx'
import { OpeningCard } from './opening-card.tsx'
import { OutsideCard } from './outside-card.tsx'
import { SlowCard } from './slow-card.tsx'

type GameStageProps = {
  played: Played | undefined
  launch: RunningLaunch
  onRetry: () => void
  onEvent: (event: GameEvent) => void
}

/** The game, and over it whatever its launch has to say. */
export function GameStage({ played, launch, onRetry, onEvent }: GameStageProps) {
  const { t } = useTranslation('game')
  const { GameView } = usePlatform()
  const { state, wait, openOutside, openHere } = launch
  const handleOpen = () => void openOutside()
  switch (state.phase) {
    case 'idle':
    case 'asking':
    case 'leaving':
      return <OpeningCard played={played} />
    case 'failed':
      return <FailedCard failure={state.failure} game={played?.game} onRetry={onRetry} />
    case 'outside':
      return (
        <OutsideCard
          {...state}
          game={played?.game}
          onOpen={handleOpen}
          onOpenHere={openHere}
          onStay={onRetry}
        />
      )
    default:
      return (
        <>
          <GameView
            url={state.launch.url}
            provider={state.launch.provider}
            title={played?.name ?? t('frame')}
            onEvent={onEvent}
          />
          {state.phase === 'loading' && <OpeningCard played={played} />}
          {state.phase === 'slow' && <SlowCard onWait={wait} onRetry={onRetry} onOpen={handleOpen} />}
        </>
      )
  }
}
