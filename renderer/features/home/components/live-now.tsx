import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFirstPaintDone } from '#lib/first-paint/first-paint.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { featuredGameQueries } from '#lib/queries/featured-games-query.ts'
import { categoryPath } from '#shared/domain/game-types.ts'
import { GameCard } from '#ui/game-card/game-card.tsx'
import { MoreLink, SectionHeading } from '#ui/section-heading/section-heading.tsx'
import { TileSkeleton } from '#ui/tile/tile-grid.tsx'
import styles from './live-now.module.css'

const shownTables = 4

/** The hottest live tables. Renders nothing when there are none. */
export function LiveNow() {
  const { t } = useTranslation(['sections', 'common'])
  const { code } = useLanguage()
  const { data } = useQuery({
    ...featuredGameQueries(useGateway(), code).hot(),
    enabled: useFirstPaintDone(),
    placeholderData: keepPreviousData,
  })
  const tables = data?.categories.find(({ gameType }) => gameType === 'LIVE')?.games.slice(0, shownTables)
  if (data && !tables?.length) return null
  return (
    <section className={styles.section} aria-labelledby="live-now">
      <SectionHeading
        id="live-now"
        title={t('live.title')}
        note={t('live.note')}
        action={<MoreLink to={categoryPath.LIVE}>{t('common:action.seeAll')}</MoreLink>}
      />
      <div className={styles.tables}>
        {tables
          ? tables.map((game) => <GameCard key={game.nodeId} game={game} size="wide" />)
          : Array.from({ length: shownTables }, (_, place) => <TileSkeleton key={place} shape="wide" />)}
      </div>
    </section>
  )
}
