import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { isOffered } from '#lib/games/offered.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { type GameTarget, gameTargetAt, targetKey } from '../model/game-target.ts'
import { useFullScreen } from '../model/use-full-screen.ts'
import styles from './game-page.module.css'
import { GameRoute } from './game-route.tsx'
import { GameScreen } from './game-screen.tsx'
import { GoneCard } from './gone-card.tsx'
import { VisitorGameScreen } from './visitor-game-screen.tsx'

/** The target of an address; undefined for one that names nothing that can be played here. */
function targetOf(pathname: string, query: URLSearchParams): GameTarget | undefined {
  const named = gameTargetAt(pathname, query)
  return named === 'fbSports' || (named && isOffered(named)) ? named : undefined
}

/** /game, /seamless and /fbsports: one game, in its own room. It is night here in both themes. */
export function GamePage() {
  const [query] = useSearchParams()
  const signedIn = useSignedIn()
  const { games } = usePlatform()
  const { pathname } = useLocation()
  const target = targetOf(pathname, query)

  // Who came as a visitor is asked to log in, once.
  const [asks, setAsks] = useState(!signedIn)

  if (target && signedIn && games) return <GameRoute key={targetKey(target)} target={target} />
  return (
    <div className={styles.page} data-theme="dark">
      {!target ? (
        <main className={styles.stage}>
          <GoneCard />
        </main>
      ) : signedIn ? (
        // Another game is another room: nothing of the last one's launch stays.
        <OnlyRoom key={pathname + query.toString()} target={target} />
      ) : (
        <VisitorGameScreen target={target} asks={asks} onAsked={() => setAsks(false)} />
      )}
    </div>
  )
}

/** The room of the one game there is, where only one runs at a time. */
function OnlyRoom({ target }: { target: GameTarget }) {
  const fullScreen = useFullScreen()
  return <GameScreen target={target} fullScreen={fullScreen} />
}
