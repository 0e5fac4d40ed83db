import { Gift } from 'lucide-react'
import { type ReactNode, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { useNav } from '../api/use-nav.ts'
import { type NavCategory, parted } from '../model/build-nav.ts'
import { currentItem } from '../model/current-item.ts'
import { DownloadLink } from './download-link.tsx'
import { DrawerCategory } from './drawer-category.tsx'
import { FavouritesLink } from './favourites-link.tsx'
import styles from './nav-drawer.module.css'
import { NavSocial } from './nav-social.tsx'
import { PromotionsLink } from './promotions-link.tsx'
import { useTopLinks } from './top-links.tsx'

type NavDrawerProps = {
  /** Shown above the categories. */
  search: ReactNode
  /** Shown below them: language and theme. */
  foot: ReactNode
}

/** Categories that are drawn with the press that opens the drawer. */
const atOnce = 5

/**
 * The navigation of narrow windows, as a drawer. Categories unfold to show their vendors. It opens with the first ones;
 * the rest is drawn right after, so that a slow phone answers the press sooner.
 */
export function NavDrawer({ search, foot }: NavDrawerProps) {
  const { t } = useTranslation()
  const { pathname, search: query } = useLocation()
  const close = useOverlays((state) => state.close)
  const current = currentItem(pathname, query)
  const { own, shared } = parted(useNav() ?? [])
  const links = useTopLinks()
  const isWhole = useDeferredValue(true, false)
  const item = (entry: NavCategory) => (
    <DrawerCategory key={entry.category} entry={entry} current={current === entry.category} onLeave={close} />
  )
  return (
    <Sheet open onClose={close} side="start" title={t('nav.menu')} closeLabel={t('action.close')}>
      {search}
      {/* Focused first, because focusing the search field would open a phone's keyboard. */}
      <nav aria-label={t('nav.games')} className={styles.nav} tabIndex={-1} data-autofocus="">
        <ul>
          {own.map(item)}
          <li>
            <FavouritesLink className={styles.item} current={current === 'favourites'} onLeave={close} />
          </li>
          {shared.slice(0, atOnce).map(item)}
          {isWhole && (
            <>
              {shared.slice(atOnce).map(item)}
              <li>
                <PromotionsLink
                  className={styles.item}
                  current={current === 'promotions'}
                  icon={<Gift />}
                  onLeave={close}
                />
              </li>
              {links.map(({ to, label, icon }) => (
                <li key={to}>
                  <Link to={to} className={styles.item} onClick={close}>
                    {icon}
                    <span>{label}</span>
                  </Link>
                </li>
              ))}
              <li>
                <NavSocial className={styles.item} named />
              </li>
              <li>
                <DownloadLink className={styles.item} current={current === 'download'} onLeave={close} />
              </li>
            </>
          )}
        </ul>
      </nav>
      {isWhole && <div className={styles.foot}>{foot}</div>}
    </Sheet>
  )
}
