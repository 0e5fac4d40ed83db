import { Scene } from 'virtual:artwork'
import { useQuery } from '@tanstack/react-query'
import { LayoutGrid } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { pathTo } from '#lib/paths/path-to.ts'
import { featuredGameQueries } from '#lib/queries/featured-games-query.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { GameCard } from '#ui/game-card/game-card.tsx'
import { MoreLink, SectionHeading } from '#ui/section-heading/section-heading.tsx'
import { TileGrid } from '#ui/tile/tile-grid.tsx'
import styles from './not-found-page.module.css'

/** The number of games that fill one row in the widest window. Narrower windows hide the last ones. */
const shownGames = 8

/** Shown at an address that doesn't exist, with links back. */
export function NotFoundPage() {
  const { t } = useTranslation(['closed', 'common'])
  const { code } = useLanguage()
  const { data } = useQuery(featuredGameQueries(useGateway(), code).popular())
  return (
    <>
      <div className={styles.lost}>
        <div>
          <h1>{t('notFound.title')}</h1>
          <p>{t('notFound.text')}</p>
          <div className={styles.ways}>
            <LinkButton to={pathTo('home')} variant="primary" size="lg">
              {t('common:action.goHome')}
            </LinkButton>
            <LinkButton to={pathTo('games')} size="lg">
              <LayoutGrid />
              <span>{t('common:nav.games')}</span>
            </LinkButton>
          </div>
        </div>
        <div className={styles.picture}>
          <Scene width={640} height={360} sunX={0.62} horizon={0.66} sunRadius={0.2} />
        </div>
      </div>
      {data && (
        <section aria-labelledby="most-played" className={styles.games}>
          <SectionHeading
            id="most-played"
            title={t('notFound.mostPlayed')}
            action={<MoreLink to={pathTo('games')}>{t('common:action.seeAll')}</MoreLink>}
          />
          <TileGrid>
            {data.list.slice(0, shownGames).map((game) => (
              <GameCard key={game.nodeId} game={game} />
            ))}
          </TileGrid>
        </section>
      )}
    </>
  )
}
