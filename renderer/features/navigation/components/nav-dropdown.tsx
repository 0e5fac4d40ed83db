import { ArrowRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { dropdownVendors, type NavCategory, type NavVendor } from '../model/build-nav.ts'
import { useCategoryName } from '../model/use-category-name.ts'
import { HotGames } from './hot-games.tsx'
import styles from './nav-dropdown.module.css'
import { VendorSign } from './vendor-sign.tsx'

type NavDropdownProps = Omit<ComponentProps<'div'>, 'onClick'> & {
  category: NavCategory
  /** Called when a link or game in it is chosen. */
  onLeave: () => void
}

/** A category's vendors, at most `constants.navDropdownVendors` and a link to the rest, and its hottest games. */
export function NavDropdown({ category, onLeave, ...panel }: NavDropdownProps) {
  const { t } = useTranslation('nav')
  const name = useCategoryName()
  const { shown, more } = dropdownVendors(category)
  return (
    <div
      {...panel}
      role="group"
      aria-label={t('nav.vendorsOf', { category: name(category) })}
      className={styles.panel}
    >
      <div className={`wrap ${styles.inside}`}>
        <ul className={styles.vendors}>
          {shown.map((vendor) => (
            <li key={vendor.code}>
              <VendorLink vendor={vendor} onLeave={onLeave} />
            </li>
          ))}
          {more > 0 && (
            <li>
              <Link to={category.to} className={styles.vendor} onClick={onLeave}>
                <b className={styles.more}>
                  <span>{t('nav.more')}</span>
                  <ArrowRight />
                </b>{' '}
                <small>{t('nav.moreVendors', { count: more })}</small>
              </Link>
            </li>
          )}
        </ul>
        <HotGames category={category} onLeave={onLeave} />
      </div>
    </div>
  )
}

function VendorLink({ vendor, onLeave }: { vendor: NavVendor; onLeave: () => void }) {
  const { t } = useTranslation()
  const { tag } = useLanguage()
  const { to, games } = vendor
  return (
    <Link to={to} className={styles.vendor} onClick={onLeave}>
      <VendorSign vendor={vendor} />{' '}
      {games !== undefined && (
        <small className="num">{t('nav.gameCount', { count: games, games: formatCount(games, tag) })}</small>
      )}
    </Link>
  )
}
