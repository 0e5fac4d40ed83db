import { ArrowLeft, Heart, Maximize, Minimize, Plus, RotateCw, X } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useWide } from '#lib/media/use-wide.ts'
import type { Game } from '#shared/contract/endpoints/games.ts'
import { Button } from '#ui/button/button.tsx'
import { useFavourite } from '#ui/game-card/use-favourite.ts'
import { GameThumb } from '#ui/game-thumb/game-thumb.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type { Played } from '../api/use-played.ts'
import type { FullScreen } from '../model/use-full-screen.ts'
import { GameBalance } from './game-balance.tsx'
import { GameChat } from './game-chat.tsx'
import styles from './game-header.module.css'
import { PlayTime } from './play-time.tsx'

type GameHeaderProps = {
  played: Played | undefined
  /** Loading what is played has failed, so there is no name to wait for. */
  nameless: boolean
  startedAt: number | undefined
  fullScreen: FullScreen
  onDeposit: () => void
  onReload: () => void
  /** Back to where the player came from. Where several games can run, this one keeps running. */
  onLeave: () => void
  onClose: () => void
  /** More buttons for the game. */
  tools?: ReactNode
}

/** The thin header above a game, the only part of the site shown during play. Two rows below 1024 px. */
export function GameHeader({
  played,
  nameless,
  startedAt,
  fullScreen,
  onDeposit,
  onReload,
  onLeave,
  onClose,
  tools,
}: GameHeaderProps) {
  const { t } = useTranslation(['game', 'common'])
  const wide = useWide()
  const game = played?.game
  const time = <PlayTime since={startedAt} className={styles.time} />
  const closeButton = (
    <IconButton label={t('common:action.close')} size="sm" onClick={onClose}>
      <X />
    </IconButton>
  )
  return (
    <header className={styles.header}>
      <IconButton label={t('common:action.back')} onClick={onLeave}>
        <ArrowLeft />
      </IconButton>
      {game && <GameThumb icon={game.icon} name={game.gameName} className={styles.picture} />}
      <div className={styles.name}>
        {played || nameless ? (
          <>
            <h1 className="clip" title={played?.name}>
              {played?.name ?? t('frame')}
            </h1>
            <small className="clip">{played?.maker}</small>
          </>
        ) : (
          <>
            <Skeleton width="112px" height="15px" />
            <Skeleton width="56px" height="10px" />
          </>
        )}
      </div>
      {wide && time}
      <GameBalance />
      <Button variant="primary" size="sm" className={styles.deposit} onClick={onDeposit}>
        <Plus />
        <span className={styles.depositWord}>{t('common:action.deposit')}</span>
      </Button>
      {!wide && closeButton}
      {!wide && time}
      <span className={styles.tools}>
        <Suspense>
          <GameChat />
        </Suspense>
        {game && <FavouriteButton game={game} />}
        {tools}
        <IconButton label={t('action.reload')} size="sm" onClick={onReload}>
          <RotateCw />
        </IconButton>
        <IconButton
          label={t(fullScreen.on ? 'action.leaveFullScreen' : 'action.fullScreen')}
          size="sm"
          onClick={fullScreen.toggle}
        >
          {fullScreen.on ? <Minimize /> : <Maximize />}
        </IconButton>
      </span>
      {wide && closeButton}
    </header>
  )
}

function FavouriteButton({ game }: { game: Game }) {
  const { t } = useTranslation('game')
  const { favourite, toggle } = useFavourite(game)
  return (
    <IconButton
      label={t(favourite ? 'action.removeFavourite' : 'action.addFavourite', { game: game.gameName })}
      size="sm"
      className={styles.heart}
      data-on={favourite || undefined}
      onClick={toggle}
    >
      <Heart />
    </IconButton>
  )
}
