import { Construction, LayoutGrid, PlugZap, ShieldAlert, Users, WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLaunchGame } from '#lib/games/use-launch-game.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { pathTo } from '#lib/paths/path-to.ts'
import type { Game } from '#shared/contract/endpoints/games.ts'
import { Button } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { GamePicture } from '#ui/game-picture/game-picture.tsx'
import { IconTile } from '#ui/icon-tile/icon-tile.tsx'
import { StageCard } from '#ui/stage-card/stage-card.tsx'
import { type LaunchFailure, type LaunchFailureReason, nextAction } from '../model/launch-failure.ts'

const icons: Partial<Record<LaunchFailureReason, typeof PlugZap>> = {
  maintenance: Construction,
  offline: WifiOff,
  refusedAddress: ShieldAlert,
  subGames: LayoutGrid,
  room: Users,
}
const tones: Partial<Record<LaunchFailureReason, 'warn' | 'accent'>> = {
  maintenance: 'warn',
  room: 'warn',
  subGames: 'accent',
}

type FailedCardProps = { failure: LaunchFailure; game: Game | undefined; onRetry: () => void }

/** Says why the game doesn't run and offers what can be done about it. Retrying asks for a new launch. */
export function FailedCard({ failure: { reason, message, error }, game, onRetry }: FailedCardProps) {
  const { t } = useTranslation(['game', 'common'])
  const choose = useLaunchGame()
  const say = useFaultMessage()
  const words = error === undefined ? undefined : say(error)
  const Icon = icons[reason] ?? PlugZap
  const action = nextAction(reason)
  const retry = (
    <Button variant={action === 'retry' ? 'primary' : 'dusk'} size="sm" onClick={onRetry}>
      {t('common:action.retry')}
    </Button>
  )
  return (
    <StageCard
      alert
      backdrop={game && <GamePicture icon={game.icon} name={game.gameName} />}
      lead={
        <IconTile tone={tones[reason] ?? 'danger'}>
          <Icon />
        </IconTile>
      }
      title={t(`failure.${reason}.title`)}
      actions={
        <>
          {action === 'retry' && retry}
          {action === 'choose' && game && (
            <Button variant="primary" size="sm" onClick={() => choose({ ...game, isGame: 'VASSALAGE' })}>
              {t('action.chooseGame')}
            </Button>
          )}
          {action === 'rooms' && (
            <LinkButton variant="primary" size="sm" to={pathTo('pvp')}>
              {t('action.otherRooms')}
            </LinkButton>
          )}
          <LinkButton
            variant={action === 'none' || action === 'later' ? 'primary' : 'dusk'}
            size="sm"
            to={pathTo('games')}
          >
            {t('action.otherGames')}
          </LinkButton>
          {action === 'later' && retry}
        </>
      }
    >
      {message ?? words ?? t(`failure.${reason}.body`)}
    </StageCard>
  )
}
