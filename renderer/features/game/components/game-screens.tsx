import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useSignedIn } from '#lib/session/session-store.ts'
import { gameTargetAt, targetKey } from '../model/game-target.ts'
import { closeGames, keepRunning, useOpenGames } from '../model/open-games.ts'
import { useFullScreen } from '../model/use-full-screen.ts'
import styles from './game-page.module.css'
import { GameScreen } from './game-screen.tsx'
import { GameStrip } from './game-strip.tsx'

/**
 * The screens of all open games, rendered beside the pages so that games keep running when their page is left. The
 * game of the current address fills the window; the others are hidden. All of them close when the session ends.
 */
export function GameScreens() {
  const signedIn = useSignedIn()
  const games = useOpenGames((state) => state.games)
  const { pathname, search } = useLocation()
  const target = gameTargetAt(pathname, new URLSearchParams(search))
  const wanted = target && targetKey(target)
  const current = games.find(({ key }) => key === wanted)?.key
  const fullScreen = useFullScreen(current !== undefined)

  useEffect(() => keepRunning(wanted), [wanted])
  useEffect(() => {
    if (!signedIn) closeGames()
  }, [signedIn])

  if (!signedIn || games.length === 0) return null
  const isAtGame = current !== undefined
  return (
    <div className={isAtGame ? styles.page : undefined} data-theme="dark">
      {(games.length > 1 || !isAtGame) && <GameStrip games={games} current={current} />}
      {games.map((game) => (
        <GameScreen
          key={game.id}
          target={game.target}
          fullScreen={fullScreen}
          game={game}
          shown={game.key === current}
        />
      ))}
    </div>
  )
}
