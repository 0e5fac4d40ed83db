import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { gatewayTimeOf } from '#lib/clock/gateway-clock.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { featuredGameQueries } from '#lib/queries/featured-games-query.ts'
import { homeRowQueries } from '#lib/queries/home-rows-query.ts'
import { categoryPath } from '#shared/domain/game-types.ts'
import { MoreLink, SectionHeading } from '#ui/section-heading/section-heading.tsx'
import { TileGrid } from '#ui/tile/tile-grid.tsx'
import { TileSkeleton } from '#ui/tile/tile-skeleton.tsx'
import { liveTables } from '../model/home-rows.ts'
import styles from './home-page.module.css'
import { RowGame } from './row-game.tsx'

const shownTables = 4

/** The hottest live tables, with their players and last results. Renders nothing when there are none. */
export function LiveNow() {
  const { t } = useTranslation(['sections', 'common'])
  const { code } = useLanguage()
  const gateway = useGateway()
  const hot = useQuery({ ...featuredGameQueries(gateway, code).hot(), placeholderData: keepPreviousData })
  const rows = useQuery({ ...homeRowQueries(gateway, code).rows(), placeholderData: keepPreviousData })
  const coming = hot.isPending || rows.isPending
  const tables = liveTables(
    hot.data?.categories.find(({ gameType }) => gameType === 'LIVE')?.games ?? [],
    rows.data?.rows ?? [],
    shownTables,
  )
  if (!coming && tables.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="live-now">
      <SectionHeading
        id="live-now"
        title={t('live.title')}
        note={t('live.note')}
        action={<MoreLink to={categoryPath.LIVE}>{t('common:action.seeAll')}</MoreLink>}
      />
      <TileGrid shape="wide">
        {coming
          ? Array.from({ length: shownTables }, (_, place) => <TileSkeleton key={place} shape="wide" />)
          : tables.map((game) => (
              <RowGame key={game.nodeId} game={game} wide seen={gatewayTimeOf(rows.dataUpdatedAt)} />
            ))}
      </TileGrid>
    </section>
  )
}
