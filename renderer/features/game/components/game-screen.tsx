import { Minimize } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDocumentTitle } from '#lib/document-title/use-document-title.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import type { GameEvent, GameTrouble } from '#lib/platform/platform.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { useProtected } from '#lib/session/use-protected.ts'
import type { GameMessage } from '#shared/domain/provider-messages.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { useLaunch } from '../api/use-launch.ts'
import { useMoneyMoves } from '../api/use-money-moves.ts'
import { usePlayed } from '../api/use-played.ts'
import { changeBy } from '../model/change-by.ts'
import type { GameTarget } from '../model/game-target.ts'
import { changeGame, closeGame, type OpenGame } from '../model/open-games.ts'
import type { FullScreen } from '../model/use-full-screen.ts'
import { useLeave } from '../model/use-leave.ts'
import { usePlayClock } from '../model/use-play-clock.ts'
import { useReloadCommand } from '../model/use-reload-command.ts'
import { FundsCard } from './funds-card.tsx'
import { GameHeader } from './game-header.tsx'
import styles from './game-page.module.css'
import { GameStage } from './game-stage.tsx'
import { GameTools } from './game-tools.tsx'

type GameScreenProps = {
  target: GameTarget
  fullScreen: FullScreen
  /** The game among the open ones, where several run at once; it then goes on while it isn't shown. */
  game?: OpenGame
  shown?: boolean
}

/** A game being launched and played, under its header. */
export function GameScreen({ target, fullScreen, game, shown = true }: GameScreenProps) {
  const { t } = useTranslation('game')
  const { games } = usePlatform()
  const { played, error } = usePlayed(target)
  const launch = useLaunch(target)
  const refreshBalance = useMoneyMoves()
  const leave = useLeave()
  const protect = useProtected()
  const show = useOverlays((state) => state.show)
  const [fundsShort, setFundsShort] = useState(false)
  const [trouble, setTrouble] = useState<GameTrouble>()
  useDocumentTitle(shown ? played?.name : undefined)
  usePlayClock(launch.state.startedAt !== undefined)

  const { key, place = 'page' } = game ?? {}
  const unseen = game?.trouble === true && shown
  const name = played?.name
  useEffect(() => {
    if (key !== undefined && name !== undefined) changeGame(key, { name })
  }, [key, name])
  useEffect(() => {
    if (key !== undefined && unseen) changeGame(key, { trouble: false })
  }, [key, unseen])

  const close = () => {
    if (shown) leave()
    if (key !== undefined) closeGame(key)
  }
  const handleDeposit = () => protect(() => show({ name: 'deposit' }), 'trueAccount')
  const handleReload = () => {
    setFundsShort(false)
    setTrouble(undefined)
    launch.ask()
  }
  useReloadCommand({ shown, view: game?.view }, handleReload)
  const handleMessage = ({ type }: GameMessage) => {
    switch (type) {
      case 'close':
      case 'lobby':
        return close()
      case 'deposit':
        // A game that nobody sees has nothing to ask for.
        return shown || place !== 'page' ? handleDeposit() : undefined
      case 'balance':
      case 'roundEnd':
        return refreshBalance()
      case 'roundStart':
        return setFundsShort(false)
      case 'insufficientFunds':
        refreshBalance()
        setFundsShort(true)
    }
  }
  const handleEvent = (event: GameEvent) => {
    launch.report(event)
    const change = changeBy(event, shown)
    if (key !== undefined && change) changeGame(key, change)
    if (event.type === 'message') handleMessage(event.message)
    if (event.type === 'closed') close()
    if (event.type === 'trouble') setTrouble(event.trouble === 'none' ? undefined : event.trouble)
    if (event.type === 'opened' || event.type === 'failed') setTrouble(undefined)
    // A new view knows nothing of what the old one was told.
    if (event.type === 'opened' && game?.muted) games?.setMuted(event.view, true)
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
          startedAt={launch.state.startedAt}
          fullScreen={fullScreen}
          onDeposit={handleDeposit}
          onReload={handleReload}
          onLeave={leave}
          onClose={close}
          tools={game && <GameTools game={game} />}
        />
      )}
      <main className={styles.stage}>
        <GameStage
          played={played}
          launch={launch}
          shown={shown}
          place={place}
          view={game?.view}
          trouble={trouble}
          onRetry={handleReload}
          onWait={() => setTrouble(undefined)}
          onClose={close}
          onEvent={handleEvent}
        />
        {shown && fundsShort && <FundsCard onDeposit={handleDeposit} onClose={() => setFundsShort(false)} />}
      </main>
    </div>
  )
}
