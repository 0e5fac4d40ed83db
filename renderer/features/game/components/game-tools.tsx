import {
  Maximize2,
  PictureInPicture2,
  SquareArrowDownLeft,
  SquareArrowOutUpRight,
  Volume2,
  VolumeX,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import type { GameState } from '../model/game-machine.ts'

/** Buttons to mute a running game and to move it between page and window. Renders nothing while it has no view. */
export function GameTools({ name, state }: { name: string | undefined; state: GameState }) {
  const { view, place, muted } = state
  const { t } = useTranslation('game')
  const { games, kiosk } = usePlatform()
  if (!games || view === undefined) return null
  const game = name ?? t('frame')
  const isMini = place === 'mini'
  return (
    <>
      <IconButton
        label={t(muted ? 'action.unmute' : 'action.mute', { game })}
        size="sm"
        onClick={() => games.setMuted(view, !muted)}
      >
        {muted ? <VolumeX /> : <Volume2 />}
      </IconButton>
      {place === 'page' ? (
        !kiosk && (
          <IconButton label={t('action.pullOut', { game })} size="sm" onClick={() => games.pullOut(view)}>
            <SquareArrowOutUpRight />
          </IconButton>
        )
      ) : (
        <>
          <IconButton
            label={t(isMini ? 'action.large' : 'action.mini', { game })}
            size="sm"
            onClick={() => games.setMini(view, !isMini)}
          >
            {isMini ? <Maximize2 /> : <PictureInPicture2 />}
          </IconButton>
          <IconButton label={t('action.putBack', { game })} size="sm" onClick={() => games.putBack(view)}>
            <SquareArrowDownLeft />
          </IconButton>
        </>
      )}
    </>
  )
}
