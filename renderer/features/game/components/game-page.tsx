import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { isOffered } from '#lib/games/offered.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { useProtected } from '#lib/session/use-protected.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { type GameTarget, gameTargetOf } from '../model/game-target.ts'
import styles from './game-page.module.css'
import { GameRoom } from './game-room.tsx'
import { StageCard } from './stage-card.tsx'
import { VisitorRoom } from './visitor-room.tsx'

/** The target of an address; undefined for one that names nothing that can be played here. */
function targetOf(pathname: string, query: URLSearchParams): GameTarget | undefined {
  if (/^\/fbsports\b/i.test(pathname)) return 'fbSports'
  const named = gameTargetOf(query)
  return named && isOffered(named) ? named : undefined
}

/** /game, /seamless and /fbsports: one game, in its own room. It is night here in both themes. */
export function GamePage() {
  const { t } = useTranslation(['game', 'common'])
  const [query] = useSearchParams()
  const signedIn = useSignedIn()
  const protect = useProtected()
  const { pathname } = useLocation()
  const target = targetOf(pathname, query)

  const askToLogIn = useEffectEvent(() => {
    // Nothing to do afterwards: the room opens by itself. But home isn't where the player wanted to go.
    if (target && !signedIn) protect(() => {})
  })
  useEffect(() => askToLogIn(), [])

  return (
    <div className={styles.page} data-theme="dark">
      {!target ? (
        <main className={styles.stage}>
          <StageCard
            title={t('failure.gone.title')}
            actions={
              <LinkButton variant="primary" to="/games">
                {t('action.otherGames')}
              </LinkButton>
            }
          >
            {t('failure.gone.body')}
          </StageCard>
        </main>
      ) : signedIn ? (
        // Another game is another room: nothing of the last one's launch stays.
        <GameRoom key={pathname + query.toString()} target={target} />
      ) : (
        <VisitorRoom target={target} />
      )}
    </div>
  )
}
