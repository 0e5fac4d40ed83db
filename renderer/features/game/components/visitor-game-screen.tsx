import { ArrowLeft } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useDocumentTitle } from '#lib/document-title/use-document-title.ts'
import { useDemoPending, useDemoPlay } from '#lib/games/use-demo-play.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useSessionStore } from '#lib/session/session-store.ts'
import { useProtected } from '#lib/session/use-protected.ts'
import { Button } from '#ui/button/button.tsx'
import { GamePicture } from '#ui/game-picture/game-picture.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { StageCard } from '#ui/stage-card/stage-card.tsx'
import { usePlayed } from '../api/use-played.ts'
import type { GameTarget } from '../model/game-target.ts'
import { launchFailureOf } from '../model/launch-failure.ts'
import { useLeave } from '../model/use-leave.ts'
import header from './game-header.module.css'
import styles from './game-page.module.css'
import { GoneCard } from './gone-card.tsx'

type VisitorGameScreenProps = {
  target: GameTarget
  /** Whether to open the login by itself, unless the game turns out not to exist. */
  asks: boolean
  onAsked: () => void
}

/** The screen of a game for a visitor: what it is, with login and registration. It opens once there is a session. */
export function VisitorGameScreen({ target, asks, onAsked }: VisitorGameScreenProps) {
  const { t } = useTranslation(['game', 'common', 'facts'])
  const { played, error } = usePlayed(target)
  const game = played?.game
  const protect = useProtected()
  const show = useOverlays((state) => state.show)
  const setPending = useSessionStore((state) => state.setPending)
  const leave = useLeave()
  const demoPlay = useDemoPlay()
  const isDemoPending = useDemoPending()
  useDocumentTitle(played?.name)
  const gone = error != null && launchFailureOf(error).reason === 'gone'
  const known = played !== undefined || (error != null && !gone)
  const isFree = game?.demo === true && demoPlay !== undefined
  const mayBeFree = (game ? game.demo : !known) && (demoPlay !== undefined || isDemoPending)

  // A pending action that does nothing: the game opens by itself, but without one the login would lead home.
  const logIn = () => protect(() => {})
  const askToLogIn = useEffectEvent(() => {
    if (!asks) return
    onAsked()
    logIn()
  })
  useEffect(() => {
    if (known) askToLogIn()
  }, [known])

  const handleRegister = () => {
    setPending(() => {})
    show({ name: 'register' })
  }
  return (
    <>
      <header className={header.header}>
        <IconButton label={t('common:action.back')} onClick={leave}>
          <ArrowLeft />
        </IconButton>
        <div className={header.name}>
          <h1 className="clip" title={played?.name}>
            {played?.name ?? t('frame')}
          </h1>
          <small className="clip">{played?.maker ?? '\u00A0'}</small>
        </div>
      </header>
      <main className={styles.stage}>
        {gone ? (
          <GoneCard />
        ) : (
          <StageCard
            backdrop={game && <GamePicture icon={game.icon} name={game.gameName} />}
            lead={
              target !== 'fbSports' && (
                <span className={styles.cover}>
                  {game && <GamePicture icon={game.icon} name={game.gameName} />}
                </span>
              )
            }
            title={played ? t('visitor.title', { game: played.name }) : t('visitor.untitled')}
            actions={
              <>
                <Button variant="dusk" onClick={logIn}>
                  {t('common:action.logIn')}
                </Button>
                <Button variant="primary" onClick={handleRegister}>
                  {t('common:action.register')}
                </Button>
                {/* Until it is known whether there is such play, an invisible button keeps the place. */}
                {mayBeFree && (
                  <Button
                    variant="dusk"
                    onClick={() => demoPlay?.(game)}
                    style={isFree ? undefined : { visibility: 'hidden' }}
                  >
                    {t('facts:freePlay.start')}
                  </Button>
                )}
              </>
            }
          >
            {t('visitor.body')}
          </StageCard>
        )}
      </main>
    </>
  )
}
