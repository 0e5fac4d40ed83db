import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { gatewayTimeOf } from '#lib/clock/gateway-clock.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { pathTo } from '#lib/paths/path-to.ts'
import { gameQueries } from '#lib/queries/games-query.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { FailureState } from '#ui/failure-state/failure-state.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { isGone } from '../model/gone.ts'
import { GameAbout } from './game-about.tsx'
import styles from './game-details.module.css'

export interface GameDetailsOverlayProps {
  vassalage: string
  nodeId: string
}

/** Side sheet with a game's details, so that players can read about it before playing. */
export function GameDetailsOverlay({ vassalage, nodeId }: GameDetailsOverlayProps) {
  const { t } = useTranslation('lobby')
  const { t: common } = useTranslation()
  const { code } = useLanguage()
  const close = useOverlays((state) => state.close)
  const faultMessage = useFaultMessage()
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(
    gameQueries(useGateway(), code).detail({ vassalage, nodeId }),
  )
  return (
    <Sheet
      open
      side="end"
      title={data?.game.gameName ?? t('game.unnamed')}
      closeLabel={common('action.close')}
      onClose={close}
    >
      {data && <GameAbout game={data.game} wins={data.recentWins} seen={gatewayTimeOf(dataUpdatedAt)} />}
      {!data && error && isGone(error) && (
        <EmptyState
          title={t('details.gone')}
          action={
            <LinkButton variant="accent" to={pathTo('games')} onClick={close}>
              {t('empty.browse')}
            </LinkButton>
          }
        >
          {t('details.goneText')}
        </EmptyState>
      )}
      {!data && error && !isGone(error) && (
        <FailureState
          title={t('details.failed')}
          retry={{ label: common('action.retry'), onPress: () => void refetch(), busy: isFetching }}
        >
          {faultMessage(error)}
        </FailureState>
      )}
      {!data && !error && (
        <div className={styles.about} aria-busy="true">
          <Skeleton height="auto" className={styles.picture} />
          <Skeleton height="140px" />
        </div>
      )}
    </Sheet>
  )
}
