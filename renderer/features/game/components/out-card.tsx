import { AppWindow } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { Button } from '#ui/button/button.tsx'
import { GamePicture } from '#ui/game-picture/game-picture.tsx'
import { IconTile } from '#ui/icon-tile/icon-tile.tsx'
import { StageCard } from '#ui/stage-card/stage-card.tsx'
import type { Played } from '../api/use-played.ts'

/** Shown in the page for a game in its own window, with buttons to show that window and to put the game back. */
export function OutCard({ played, view }: { played: Played | undefined; view: string }) {
  const { t } = useTranslation('game')
  const { games } = usePlatform()
  const game = played?.game
  return (
    <StageCard
      backdrop={game && <GamePicture icon={game.icon} name={game.gameName} />}
      lead={
        <IconTile>
          <AppWindow />
        </IconTile>
      }
      title={t('out.title', { game: played?.name ?? t('frame') })}
      actions={
        <>
          <Button variant="primary" size="sm" onClick={() => games?.focus(view)}>
            {t('out.show')}
          </Button>
          <Button variant="dusk" size="sm" onClick={() => games?.putBack(view)}>
            {t('out.putBack')}
          </Button>
        </>
      }
    >
      {t('out.body')}
    </StageCard>
  )
}
