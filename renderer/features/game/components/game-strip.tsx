import { CircleAlert, X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { usePlayed } from '../api/use-played.ts'
import { closeGame, type OpenGame } from '../model/open-games.ts'
import { useLeave } from '../model/use-leave.ts'
import styles from './game-strip.module.css'
import { GameTools } from './game-tools.tsx'

type GameStripProps = {
  games: readonly OpenGame[]
  /** Key of the game shown. Undefined away from game pages. */
  current: string | undefined
}

/** The open games as tabs, with buttons to mute, move and close each. */
export function GameStrip({ games, current }: GameStripProps) {
  const { t } = useTranslation('game')
  const leave = useLeave()
  const list = useRef<HTMLUListElement>(null)

  const handleClose = (game: OpenGame, index: number) => {
    if (game.key === current) leave()
    // The focused button is about to go. Move the focus to the neighbouring tab.
    const links = list.current?.querySelectorAll<HTMLElement>('a')
    links?.item(index === 0 ? 1 : index - 1)?.focus()
    closeGame(game.id)
  }
  return (
    <nav
      className={styles.strip}
      aria-label={t('running.label')}
      data-apart={current === undefined || undefined}
    >
      <ul ref={list}>
        {games.map((game, index) => (
          <GameTab
            key={game.id}
            game={game}
            isCurrent={game.key === current}
            isAtGame={current !== undefined}
            onClose={() => handleClose(game, index)}
          />
        ))}
      </ul>
    </nav>
  )
}

type GameTabProps = { game: OpenGame; isCurrent: boolean; isAtGame: boolean; onClose: () => void }

function GameTab({ game: { target, path, state }, isCurrent, isAtGame, onClose }: GameTabProps) {
  const { t } = useTranslation('game')
  const { games } = usePlatform()
  const { played } = usePlayed(target)
  const { place, unseen, view } = state
  const name = played?.name ?? t('frame')
  const out = place !== 'page'
  return (
    <li data-current={isCurrent || undefined}>
      <Link
        to={path}
        replace={isAtGame}
        aria-current={isCurrent ? 'page' : undefined}
        aria-label={out ? t('running.inWindow', { game: name }) : undefined}
        onClick={() => out && view !== undefined && games?.focus(view)}
      >
        {unseen && <CircleAlert />}
        <span className="clip">{name}</span>
      </Link>
      {unseen && (
        <span role="alert" className="visually-hidden">
          {t('running.trouble', { game: name })}
        </span>
      )}
      <GameTools name={played?.name} state={state} />
      <IconButton label={t('action.closeGame', { game: name })} size="sm" onClick={onClose}>
        <X />
      </IconButton>
    </li>
  )
}
