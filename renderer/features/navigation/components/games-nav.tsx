import { Flame } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'
import { HalfSun } from '#ui/half-sun/half-sun.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import { useNav } from '../api/use-nav.ts'
import { type NavCategory, parted } from '../model/build-nav.ts'
import { currentItem } from '../model/current-item.ts'
import { useCategoryName } from '../model/use-category-name.ts'
import { useDropdown } from '../model/use-dropdown.ts'
import { FavouritesLink } from './favourites-link.tsx'
import styles from './games-nav.module.css'
import { PromotionsLink } from './promotions-link.tsx'

// If the dropdown fails to load, categories still work as links.
const navDropdown = lazyPart(() =>
  import('./nav-dropdown.tsx').then(
    (part) => part.NavDropdown,
    () => () => null,
  ),
)

/**
 * Second row of the header: the categories that have vendors, each with a dropdown, and links to other pages.
 * @param side shown at the end of the row.
 */
export function GamesNav({ side }: { side?: ReactNode }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const nav = useNav()
  const current = currentItem(pathname, search)
  const dropdown = useDropdown()
  const NavDropdown = navDropdown()
  const open = nav?.find(({ category }) => category === dropdown.open)
  const { own, shared } = parted(nav ?? [])
  const item = (entry: NavCategory) => (
    <CategoryItem
      key={entry.category}
      entry={entry}
      current={current === entry.category}
      dropdown={dropdown}
    />
  )
  return (
    <nav className={styles.nav} aria-label={t('nav.games')} onKeyDown={dropdown.handleKeyDown}>
      <div className={`wrap ${styles.row}`}>
        {nav ? (
          <ul className={styles.items}>
            {own.map(item)}
            <li>
              <Tooltip text={t('nav.favorite')}>
                <FavouritesLink className={styles.item} current={current === 'favourites'} />
              </Tooltip>
            </li>
            {shared.map(item)}
            <li>
              <PromotionsLink className={styles.item} current={current === 'promotions'} />
            </li>
          </ul>
        ) : (
          <ItemsSkeleton />
        )}
        <div className={styles.side}>{side}</div>
      </div>
      {open && (
        <>
          <div className={styles.scrim} aria-hidden="true" />
          <Suspense>
            <NavDropdown category={open} {...dropdown.panelProps} onLeave={dropdown.close} />
          </Suspense>
        </>
      )}
    </nav>
  )
}

/** Placeholder for the row until the vendors have loaded. */
function ItemsSkeleton() {
  return (
    <div className={styles.items} aria-hidden="true">
      {Array.from({ length: 11 }, (_, index) => (
        <span key={index} className={styles.item}>
          <Skeleton width={`${48 + ((index * 13) % 40)}px`} height="14px" />
        </span>
      ))}
    </div>
  )
}

type CategoryItemProps = { entry: NavCategory; current: boolean; dropdown: ReturnType<typeof useDropdown> }

function CategoryItem({ entry, current, dropdown }: CategoryItemProps) {
  const name = useCategoryName()
  const { category, vendors, to } = entry
  // JILI has only one vendor, so its dropdown would offer no choice.
  const opens = category !== 'JILI' && vendors.length > 0
  return (
    <li>
      <Link
        to={to}
        className={styles.item}
        aria-current={current ? 'page' : undefined}
        {...(opens && dropdown.triggerProps(category))}
        {...(!opens && { onFocus: dropdown.close, onPointerEnter: dropdown.close })}
      >
        {category === 'JILI' && <Flame className={styles.hot} />}
        <span>{name(entry)}</span>
        {current && <HalfSun />}
      </Link>
    </li>
  )
}
