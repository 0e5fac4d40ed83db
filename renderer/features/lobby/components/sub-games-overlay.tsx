import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { pathTo } from '#lib/paths/path-to.ts'
import { gameQueries } from '#lib/queries/games-query.ts'
import { faultOf } from '#shared/contract/errors.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { GenericModal } from '#ui/dialog/generic-modal.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { FailureState } from '#ui/failure-state/failure-state.tsx'
import { VendorLogo } from '#ui/vendor-logo/vendor-logo.tsx'
import { vendorOf } from '../model/vendors.ts'
import { columnsFor, SubGames } from './sub-games.tsx'

export interface SubGamesOverlayProps {
  vassalage: string
  nodeId: string
  /** Name of the game they belong to. Empty when it isn't known. */
  gameName: string
}

/** The dialog's width by its columns. */
const widths = { 2: 440, 3: 600, 4: 740, 5: 880 } as const

/** Window to choose one of a game's sub-games. Only its button closes it, so that what was searched isn't lost. */
export function SubGamesOverlay({ vassalage, nodeId, gameName }: SubGamesOverlayProps) {
  const { t } = useTranslation('lobby')
  const { t: common } = useTranslation()
  const { code } = useLanguage()
  const close = useOverlays((state) => state.close)
  const faultMessage = useFaultMessage()
  const queries = gameQueries(useGateway(), code)
  const { data: vendors } = useQuery(queries.vendors())
  const { data, error, isFetching, refetch } = useQuery(queries.subGames(vassalage, nodeId))
  const columns = columnsFor(data?.list.length)
  const vendor = vendorOf(vassalage, vendors?.lanes ?? [])
  const otherGames = (
    <LinkButton variant="primary" to={pathTo('games', { vassalage })} onClick={close}>
      {t('subGames.others')}
    </LinkButton>
  )

  function content() {
    if (data?.list.length === 0)
      return (
        <EmptyState title={t('subGames.empty')} action={otherGames}>
          {t('subGames.emptyText')}
        </EmptyState>
      )
    // Games that have loaded stay, even if a refetch fails.
    if (data || !error) return <SubGames games={data?.list} columns={columns} />
    const refused = faultOf(error)?.kind === 'refused'
    const retry = { label: common('action.retry'), onPress: () => void refetch(), busy: isFetching }
    return (
      <FailureState title={t('failed.title')} retry={refused ? undefined : retry}>
        {faultMessage(error)}
      </FailureState>
    )
  }

  return (
    <GenericModal
      open
      width={widths[columns]}
      lead={
        vendor && (
          <span className="wide-only">
            <VendorLogo icon={vendor.smallIcon} name={vendor.displayName} />
          </span>
        )
      }
      title={gameName ? t('subGames.titleOf', { game: gameName }) : t('subGames.title')}
      closeLabel={common('action.close')}
      moveLabel={t('subGames.move')}
      onClose={close}
    >
      {content()}
    </GenericModal>
  )
}
