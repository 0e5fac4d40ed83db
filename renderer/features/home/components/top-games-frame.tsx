import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '#lib/paths/path-to.ts'
import { MoreLink, SectionHeading } from '#ui/section-heading/section-heading.tsx'
import { TileGrid } from '#ui/tile/tile-grid.tsx'
import styles from './home-page.module.css'

/** Two full rows in the widest window. Narrower ones hide the last games. */
export const shownGames = 16

/** Section around the top games or their placeholders. */
export function TopGamesFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['home', 'common'])
  return (
    <section id="games" className={styles.section} aria-labelledby="top-games">
      <SectionHeading
        id="top-games"
        title={t('top.title')}
        note={t('top.note')}
        action={<MoreLink to={pathTo('games')}>{t('common:action.seeAll')}</MoreLink>}
      />
      {children}
    </section>
  )
}

/** The grid of games. Shows as many rows as the window has room for. */
export const TopGamesGrid = ({ children }: { children: ReactNode }) => (
  <div className={styles.top}>
    <TileGrid>{children}</TileGrid>
  </div>
)
