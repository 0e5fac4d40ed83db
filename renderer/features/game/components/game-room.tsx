import { Minimize } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDocumentTitle } from '#lib/document-title/use-document-title.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import type { GameEvent } from '#lib/platform/platform.ts'
import { useProtected } from '#lib/session/use-protected.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { useLaunch } from '../api/use-launch.ts'
import { useMoneyMoves } from '../api/use-money-moves.ts'
import { usePlayed } from '../api/use-played.ts'
import type { GameTarget } from '../model/game-target.ts'
import { useFullScreen } from '../model/use-full-screen.ts'
import { useLeave } from '../model/use-leave.ts'
import { usePlayClock } from '../model/use-play-clock.ts'
import { FundsCard } from './funds-card.tsx'
import { GameHeader } from './game-header.tsx'
import styles from './game-page.module.css'
import { GameStage } from './game-stage.tsx'

/** A game being launched and played, under its header. */
export function GameRoom({ target }: { target: GameTarget }) {
  const { t } = useTranslation('game')
  const { played, error } = usePlayed(target)
  const launch = useLaunch(target)
  const refreshBalance = useMoneyMoves()
  const fullScreen = useFullScreen()
  const leave = useLeave()
  const protect = useProtected()
  const show = useOverlays((state) => state.show)
  const [fundsShort, setFundsShort] = useState(false)
  useDocumentTitle(played?.name)
  usePlayClock(launch.state.startedAt !== undefined)

  const handleDeposit = () => protect(() => show({ name: 'deposit' }), 'trueAccount')
  const handleReload = () => {
    setFundsShort(false)
    launch.ask()
  }
  const handleEvent = (event: GameEvent) => {
    launch.report(event)
    if (event.type !== 'message') return
    switch (event.message.type) {
      case 'close':
      case 'lobby':
        return leave()
      case 'deposit':
        return handleDeposit()
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

  return (
    <>
      {fullScreen.fills ? (
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
        />
      )}
      <main className={styles.stage}>
        <GameStage played={played} launch={launch} onRetry={handleReload} onEvent={handleEvent} />
        {fundsShort && <FundsCard onDeposit={handleDeposit} onClose={() => setFundsShort(false)} />}
      </main>
    </>
  )
}
