import { Minimize } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDocumentTitle } from '#lib/document-title/use-document-title.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import type { GameEvent } from '#lib/platform/platform.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { useProtected } from '#lib/session/use-protected.ts'
import type { GameMessage } from '#shared/domain/provider-messages.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { useLaunch } from '../api/use-launch.ts'
import { useMoneyMoves } from '../api/use-money-moves.ts'
import { usePlayed } from '../api/use-played.ts'
import type { GameTarget } from '../model/game-target.ts'
import { closeGame, type OpenGame } from '../model/open-games.ts'
import type { FullScreen } from '../model/use-full-screen.ts'
import { useGame } from '../model/use-game.ts'
import { useLeave } from '../model/use-leave.ts'
import { usePlayClock } from '../model/use-play-clock.ts'
import { useReloadCommand } from '../model/use-reload-command.ts'
import { FundsCard } from './funds-card.tsx'
import { GameHeader } from './game-header.tsx'
import styles from './game-page.module.css'
import { GameStage } from './game-stage.tsx'
import { GameTools } from './game-tools.tsx'
import { RealityGuard } from './reality-guard.tsx'

type GameScreenProps = {
  target: GameTarget
  fullScreen: FullScreen
  /** The open game's entry where several can run. It then keeps running while it isn't shown. */
  game?: OpenGame
  shown?: boolean
}

/** Launches a game and shows it below its header. */
export function GameScreen({ target, fullScreen, game, shown = true }: GameScreenProps) {
  const { t } = useTranslation('game')
  const { games } = usePlatform()
  const { played, error } = usePlayed(target)
  const [state, dispatch, round] = useGame(game)
  const launch = useLaunch(target, state.launch, dispatch)
  const refreshBalance = useMoneyMoves()
  const leave = useLeave()
  const protect = useProtected()
  const show = useOverlays((overlays) => overlays.show)
  useDocumentTitle(shown ? played?.name : undefined)
  usePlayClock(state.launch.startedAt !== undefined)

  const { place, view, muted } = state
  const seen = state.unseen && shown
  useEffect(() => {
    if (seen) dispatch({ type: 'seen' })
  }, [seen, dispatch])

  const close = () => {
    if (shown) leave()
    if (game) closeGame(game.id)
  }
  const handleDeposit = () => protect(() => show({ name: 'deposit' }), 'trueAccount')
  useReloadCommand({ shown, view }, launch.ask)
  const handleMessage = ({ type }: GameMessage) => {
    switch (type) {
      case 'close':
      case 'lobby':
        return close()
      case 'deposit':
        // Ignore deposit requests of a game that nobody can see.
        return shown || place !== 'page' ? handleDeposit() : undefined
      case 'balance':
      case 'roundEnd':
      case 'insufficientFunds':
        refreshBalance()
        return undefined
      case 'roundStart':
      case 'ready':
      case 'sessionExpired':
        // The reducer has handled these.
        return undefined
    }
  }
  const handleEvent = (event: GameEvent) => {
    dispatch({ type: 'event', event, shown })
    if (event.type === 'message') handleMessage(event.message)
    if (event.type === 'closed') close()
    // A new view starts unmuted, so mute it like the old one.
    if (event.type === 'opened' && muted) games?.setMuted(event.view, true)
  }

  return (
    <div className={styles.room} hidden={!shown}>
      {!shown ? null : fullScreen.fills ? (
        <IconButton label={t('action.leaveFullScreen')} className={styles.leave} onClick={fullScreen.toggle}>
          <Minimize />
        </IconButton>
      ) : (
        <GameHeader
          played={played}
          nameless={error != null}
          startedAt={state.launch.startedAt}
          fullScreen={fullScreen}
          onDeposit={handleDeposit}
          onReload={launch.ask}
          onLeave={leave}
          onClose={close}
          tools={game && <GameTools name={played?.name} state={state} />}
        />
      )}
      <main className={styles.stage}>
        <GameStage
          played={played}
          game={state}
          launch={launch}
          shown={shown}
          onRetry={launch.ask}
          onWait={() => dispatch({ type: 'troubleClosed' })}
          onClose={close}
          onEvent={handleEvent}
        />
        <RealityGuard playing={shown && state.launch.phase === 'ready'} round={round} onLeave={close}>
          {shown && state.fundsShort && (
            <FundsCard onDeposit={handleDeposit} onClose={() => dispatch({ type: 'fundsClosed' })} />
          )}
        </RealityGuard>
      </main>
    </div>
  )
}
