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

/** Reads the target from an address. Returns undefined if it names nothing that the brand offers. */
function targetOf(pathname: string, query: URLSearchParams): GameTarget | undefined {
  const named = gameTargetAt(pathname, query)
  return named === 'fbSports' || (named && isOffered(named)) ? named : undefined
}

/** /game, /seamless and /fbsports: one game in its own screen, dark in both themes. */
export function GamePage() {
  const [query] = useSearchParams()
  const signedIn = useSignedIn()
  const { games } = usePlatform()
  const { pathname } = useLocation()
  const target = targetOf(pathname, query)

  // A visitor who arrives here is asked to log in only once.
  const [asks, setAsks] = useState(!signedIn)

  if (target && signedIn && games) return <GameRoute key={targetKey(target)} target={target} />
  return (
    <div className={styles.page} data-theme="dark">
      {!target ? (
        <main className={styles.stage}>
          <GoneCard />
        </main>
      ) : signedIn ? (
        // A new key for another game, so that no state of the last launch stays.
        <OnlyRoom key={pathname + query.toString()} target={target} />
      ) : (
        <VisitorGameScreen target={target} asks={asks} onAsked={() => setAsks(false)} />
      )}
    </div>
  )
}

/** The screen for platforms where only one game runs at a time. */
function OnlyRoom({ target }: { target: GameTarget }) {
  const fullScreen = useFullScreen()
  return <GameScreen target={target} fullScreen={fullScreen} />
}
