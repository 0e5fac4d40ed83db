import { useEffect, useEffectEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { pathTo } from '#lib/paths/path-to.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { FailureState } from '#ui/failure-state/failure-state.tsx'
import { GameCard } from '#ui/game-card/game-card.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { MoreLink, SectionHeading } from '#ui/section-heading/section-heading.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { TileGrid } from '#ui/tile/tile-grid.tsx'
import { TileSkeleton } from '#ui/tile/tile-skeleton.tsx'
import { useEvents } from '../api/use-events.ts'
import { useOpenVendor } from '../api/use-open-vendor.ts'
import { useVendors } from '../api/use-vendors.ts'
import { categoryOf, kindOf } from '../model/sports-kind.ts'
import { gamesPath, openingOf, vendorAtOnce } from '../model/vendor-opening.ts'
import styles from './sports-page.module.css'
import { VendorCard } from './vendor-card.tsx'

/** Two full rows in the widest window. Narrower ones hide the last games. */
const shownGames = 16
const places = (count: number) => Array.from({ length: count }, (_, place) => place)

/** The page for sports, esports, cockfights and both lotteries: its vendors, each opened with one click. */
export function SportsPage() {
  const { t } = useTranslation(['sports', 'common'])
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const faultMessage = useFaultMessage()
  const titleId = useId()
  const hotId = useId()
  const kind = kindOf(pathname)
  const { vendors, games, gamesPending, error, isFetching, refetch } = useVendors(kind)
  const { open, openAtOnce } = useOpenVendor()
  const events = useEvents()

  const named = query.get('vassalage')
  const atOnce = gamesPending ? undefined : vendorAtOnce(kind, vendors ?? [], named)?.vassalage
  const begin = useEffectEvent((code: string) => {
    const vendor = vendors?.find(({ vassalage }) => vassalage === code)
    if (vendor) openAtOnce(openingOf(kind, vendor, games))
  })
  useEffect(() => {
    if (atOnce !== undefined) begin(atOnce)
  }, [atOnce])

  return (
    <>
      <PageHead id={titleId} title={t(`common:category.${categoryOf[kind]}`)} lead={t(`lead.${kind}`)} />
      {error && (
        <Card>
          <FailureState
            title={t('failed')}
            retry={{ label: t('common:action.retry'), onPress: refetch, busy: isFetching }}
          >
            {faultMessage(error)}
          </FailureState>
        </Card>
      )}
      {vendors?.length === 0 && (
        <Card>
          <EmptyState
            scene="boat"
            title={t('none')}
            action={
              <LinkButton to={pathTo('games')} variant="primary">
                {t('common:nav.games')}
              </LinkButton>
            }
          >
            {t('noneHelp')}
          </EmptyState>
        </Card>
      )}
      {!error && vendors?.length !== 0 && (
        <ul
          className={styles.vendors}
          data-count={vendors === undefined ? undefined : Math.min(vendors.length, 4)}
          aria-labelledby={titleId}
        >
          {vendors?.map((vendor, index) => (
            <li key={vendor.vassalage}>
              <VendorCard
                vendor={vendor}
                picture={games.find(({ vassalage }) => vassalage === vendor.vassalage)?.icon}
                category={categoryOf[kind]}
                gamesPath={gamesPath(kind, vendor)}
                events={events.isPending ? 'pending' : events.of(vendor)}
                first={index === 0}
                onStart={events.refetch}
                onOpen={() => open(openingOf(kind, vendor, games))}
              />
            </li>
          )) ??
            places(3).map((place) => (
              <li key={place} aria-hidden="true">
                <Skeleton height="auto" className={styles.place} />
              </li>
            ))}
        </ul>
      )}
      {vendors && vendors.length > 0 && (gamesPending || games.length > 0) && (
        <section aria-labelledby={hotId} className={styles.games}>
          <SectionHeading
            id={hotId}
            title={t('hot')}
            action={<MoreLink to={pathTo('games', { games: kind })}>{t('common:action.seeAll')}</MoreLink>}
          />
          <TileGrid>
            {gamesPending
              ? places(shownGames).map((place) => <TileSkeleton key={place} />)
              : games.slice(0, shownGames).map((game) => <GameCard key={game.nodeId} game={game} />)}
          </TileGrid>
        </section>
      )}
    </>
  )
}
