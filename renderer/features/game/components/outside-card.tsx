import { AppWindow, ShieldBan } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Game } from '#shared/contract/endpoints/games.ts'
import { Button } from '#ui/button/button.tsx'
import { GamePicture } from '#ui/game-picture/game-picture.tsx'
import { IconTile } from '#ui/icon-tile/icon-tile.tsx'
import { StageCard } from '#ui/stage-card/stage-card.tsx'
import type { OutsideWindow } from '../model/launch-state.ts'

type OutsideCardProps = {
  game: Game | undefined
  window: OutsideWindow
  /** Whether the game can also run in the page. */
  framed: boolean
  /** Called inside the click handler, because browsers allow windows only there. */
  onOpen: () => void
  /** Opens it in this tab. Undefined where there are no tabs. */
  onOpenHere: (() => void) | undefined
  onStay: () => void
}

/** For a game in a separate window: says that it is open there, or offers a button to open it. */
export function OutsideCard({ game, window, framed, onOpen, onOpenHere, onStay }: OutsideCardProps) {
  const { t } = useTranslation('game')
  const opened = window === 'opened'
  const blocked = window === 'blocked'
  const open = t(opened ? 'outside.again' : 'action.openInWindow')
  return (
    <StageCard
      alert={blocked}
      backdrop={game && <GamePicture icon={game.icon} name={game.gameName} />}
      lead={
        <IconTile tone={blocked ? 'warn' : undefined}>{blocked ? <ShieldBan /> : <AppWindow />}</IconTile>
      }
      title={t(`outside.${window}.title`)}
      actions={
        <>
          <Button variant={opened ? 'dusk' : 'primary'} size="sm" onClick={onOpen}>
            {open}
          </Button>
          {framed && (
            <Button variant="dusk" size="sm" onClick={onStay}>
              {t('outside.stay')}
            </Button>
          )}
          {blocked && !framed && onOpenHere && (
            <Button variant="dusk" size="sm" onClick={onOpenHere}>
              {t('outside.here')}
            </Button>
          )}
        </>
      }
    >
      {t(`outside.${window}.body`)}
    </StageCard>
  )
}
