import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { pathTo } from '#lib/paths/path-to.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { StageCard } from '#ui/stage-card/stage-card.tsx'
import { type GameTarget, targetKey } from '../model/game-target.ts'
import { mostGames, openGame, useOpenGames } from '../model/open-games.ts'
import styles from './game-page.module.css'

/**
 * A game's page where several games can run. Their screens are rendered elsewhere (see `GameScreens`) and survive
 * leaving the page. This opens the game of the address. If too many are open it says so, and opens the game once one
 * closes.
 */
export function GameRoute({ target }: { target: GameTarget }) {
  const { t } = useTranslation(['game', 'common'])
  const { pathname, search } = useLocation()
  const key = targetKey(target)
  const isOpen = useOpenGames(({ games }) => games.some((game) => game.key === key))
  const isFull = useOpenGames(({ games }) => games.length >= mostGames)
  const path = pathname + search
  // Open only once: closing the game here also leaves the page, and must not open it again.
  const opened = useRef(false)
  useEffect(() => {
    if (isOpen) opened.current = true
    if (opened.current || isFull) return
    opened.current = true
    openGame(target, path)
  }, [isOpen, isFull, target, path])

  if (isOpen || !isFull) return null
  return (
    <div className={styles.page} data-theme="dark">
      <main className={styles.stage}>
        <StageCard
          title={t('failure.tooMany.title')}
          actions={
            <LinkButton variant="primary" size="sm" to={pathTo('games')}>
              {t('action.otherGames')}
            </LinkButton>
          }
        >
          {t('running.full', { most: mostGames })}
        </StageCard>
      </main>
    </div>
  )
}
