import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { isOffered } from '#lib/games/offered.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { type GameTarget, gameTargetOf } from '../model/game-target.ts'
import styles from './game-page.module.css'
import { GameRoom } from './game-room.tsx'
import { GoneCard } from './gone-card.tsx'
import { VisitorRoom } from './visitor-room.tsx'

/** The target of an address; undefined for one that names nothing that can be played here. */
function targetOf(pathname: string, query: URLSearchParams): GameTarget | undefined {
  if (/^\/fbsports\b/i.test(pathname)) return 'fbSports'
  const named = gameTargetOf(query)
  return named && isOffered(named) ? named : undefined
}

/** /game, /seamless and /fbsports: one game, in its own room. It is night here in both themes. */
export function GamePage() {
  const [query] = useSearchParams()
  const signedIn = useSignedIn()
  const { pathname } = useLocation()
  const target = targetOf(pathname, query)

  // Who came as a visitor is asked to log in, once.
  const [asks, setAsks] = useState(!signedIn)

  return (
    <div className={styles.page} data-theme="dark">
      {!target ? (
        <main className={styles.stage}>
          <GoneCard />
        </main>
      ) : signedIn ? (
        // Another game is another room: nothing of the last one's launch stays.
        <GameRoom key={pathname + query.toString()} target={target} />
      ) : (
        <VisitorRoom target={target} asks={asks} onAsked={() => setAsks(false)} />
      )}
    </div>
  )
}
