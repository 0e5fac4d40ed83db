import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { featuredGameQueries } from '#lib/queries/featured-games-query.ts'
import { CategoryIcon } from '#ui/category-icon/category-icon.tsx'
import { type CountedCategory, squares } from '../model/squares.ts'
import styles from './category-squares.module.css'
import { SquaresFrame, SquaresSkeleton } from './squares-frame.tsx'

/** The game categories with their number of games. Undefined categories show placeholders. */
export function CategorySquares({ categories }: { categories: readonly CountedCategory[] | undefined }) {
  const { code } = useLanguage()
  const { data } = useQuery(featuredGameQueries(useGateway(), code).menus())
  return (
    <SquaresFrame>
      {categories ? (
        squares(categories, data?.menus ?? []).map((square) => <Square key={square.category} {...square} />)
      ) : (
        <SquaresSkeleton />
      )}
    </SquaresFrame>
  )
}

function Square({ category, to, hue, games }: ReturnType<typeof squares>[number]) {
  const { t } = useTranslation()
  const { tag } = useLanguage()
  return (
    <Link to={to} className={styles.square} style={{ '--hue': hue }}>
      <span className={styles.icon}>
        <CategoryIcon category={category} />
      </span>
      <span>
        <b>{t(`category.${category}`)}</b>{' '}
        <small>
          {games !== undefined && t('nav.gameCount', { count: games, games: formatCount(games, tag) })}
        </small>
      </span>
    </Link>
  )
}
