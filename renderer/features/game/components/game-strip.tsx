import { CircleAlert, X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { closeGame, type OpenGame } from '../model/open-games.ts'
import { useLeave } from '../model/use-leave.ts'
import styles from './game-strip.module.css'
import { GameTools } from './game-tools.tsx'

type GameStripProps = {
  games: readonly OpenGame[]
  /** Key of the game that is shown; undefined elsewhere than at a game. */
  current: string | undefined
}

/** The open games, as tabs of the client: to go to, to mute, to move and to close. */
export function GameStrip({ games, current }: GameStripProps) {
  const { t } = useTranslation('game')
  const platform = usePlatform()
  const leave = useLeave()
  const list = useRef<HTMLUListElement>(null)

  const handleClose = (game: OpenGame, index: number) => {
    if (game.key === current) leave()
    // The keyboard stays in the strip: the button under it goes.
    const links = list.current?.querySelectorAll<HTMLElement>('a')
    links?.item(index === 0 ? 1 : index - 1)?.focus()
    closeGame(game.key)
  }
  return (
    <nav
      className={styles.strip}
      aria-label={t('running.label')}
      data-apart={current === undefined || undefined}
    >
      <ul ref={list}>
        {games.map((game, index) => {
          const { key, path, place, trouble, view } = game
          const name = game.name ?? t('frame')
          const out = place !== 'page'
          return (
            <li key={key} data-current={key === current || undefined}>
              <Link
                to={path}
                replace={current !== undefined}
                aria-current={key === current ? 'page' : undefined}
                aria-label={out ? t('running.inWindow', { game: name }) : undefined}
                onClick={() => out && view !== undefined && platform.games?.focus(view)}
              >
                {trouble && <CircleAlert />}
                <span className="clip">{name}</span>
              </Link>
              {trouble && (
                <span role="alert" className="visually-hidden">
                  {t('running.trouble', { game: name })}
                </span>
              )}
              <GameTools game={game} />
              <IconButton
                label={t('action.closeGame', { game: name })}
                size="sm"
                onClick={() => handleClose(game, index)}
              >
                <X />
              </IconButton>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
