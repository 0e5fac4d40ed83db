import { useTranslation } from 'react-i18next'
import type { GameEvent } from '#lib/platform/platform.ts'
import type { RunningLaunch } from '../api/use-launch.ts'
import type { Played } from '../api/use-played.ts'
import type { GameState } from '../model/game-machine.ts'
import { isShown } from '../model/launch-state.ts'
import { FailedCard } from './failed-card.tsx'
import { OpeningCard } from './opening-card.tsx'
import { OutCard } from './out-card.tsx'
import { OutsideCard } from './outside-card.tsx'
import { RunningGame } from './running-game.tsx'
import { SlowCard } from './slow-card.tsx'
import { TroubleCard } from './trouble-card.tsx'

type GameStageProps = {
  played: Played | undefined
  game: GameState
  launch: RunningLaunch
  /** False while the player is on another page or game. */
  shown: boolean
  onRetry: () => void
  onWait: () => void
  onClose: () => void
  onEvent: (event: GameEvent) => void
}

/** The game's view, and the cards on top of it. */
export function GameStage(props: GameStageProps) {
  const { played, game, shown, onEvent } = props
  const { t } = useTranslation('game')
  const { launch: state, place } = game
  // A game in its own window keeps its view while a new address is requested.
  const before = state.phase === 'asking' && place !== 'page' ? state.before : undefined
  const running = isShown(state) ? state.launch : before
  return (
    <>
      {running && (
        <RunningGame
          url={running.url}
          provider={running.provider}
          title={played?.name ?? t('frame')}
          shown={shown}
          movable
          onEvent={onEvent}
        />
      )}
      {shown && <StageWords {...props} />}
    </>
  )
}

function StageWords({ played, game, launch, onRetry, onWait, onClose }: GameStageProps) {
  const { launch: state, place, view, trouble } = game
  const { wait, openOutside, openHere } = launch
  const handleOpen = () => void openOutside()
  switch (state.phase) {
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
    case 'slow':
      return <SlowCard onWait={wait} onRetry={onRetry} onOpen={handleOpen} />
    case 'loading':
    case 'ready':
      if (trouble) return <TroubleCard {...{ trouble, onRetry, onWait, onClose }} />
      if (place !== 'page' && view !== undefined) return <OutCard played={played} view={view} />
      return state.phase === 'loading' && <OpeningCard played={played} />
    default:
      return <OpeningCard played={played} />
  }
}
