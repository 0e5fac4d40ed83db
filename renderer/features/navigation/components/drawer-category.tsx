import { ChevronDown, Flame } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { CategoryIcon } from '#ui/category-icon/category-icon.tsx'
import { VendorLogo } from '#ui/vendor-logo/vendor-logo.tsx'
import { dropdownVendors, type NavCategory } from '../model/build-nav.ts'
import { useCategoryName } from '../model/use-category-name.ts'
import styles from './nav-drawer.module.css'

type DrawerCategoryProps = { entry: NavCategory; current: boolean; onLeave: () => void }

/** One category of the drawer. JILI has only one vendor, so it links straight to the lobby. */
export function DrawerCategory({ entry, current, onLeave }: DrawerCategoryProps) {
  const { t } = useTranslation('nav')
  const { tag } = useLanguage()
  const id = useId()
  const [open, setOpen] = useState(current)
  const name = useCategoryName()(entry)
  const { category, games, to } = entry
  const inside = (
    <>
      <CategoryIcon category={category} />
      <span className="grow">{name}</span>{' '}
      {games !== undefined && <small className="num">{formatCount(games, tag)}</small>}
    </>
  )
  if (category === 'JILI')
    return (
      <li>
        <Link to={to} className={styles.item} aria-current={current ? 'page' : undefined} onClick={onLeave}>
          {inside}
        </Link>
      </li>
    )
  const { shown, more } = dropdownVendors(entry)
  return (
    <li>
      <button
        type="button"
        className={styles.item}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {inside}
        <ChevronDown className={styles.fold} />
      </button>
      <ul id={id} hidden={!open} className={styles.vendors}>
        {shown.map((vendor) => (
          <li key={vendor.code}>
            <Link to={vendor.to} onClick={onLeave}>
              <VendorLogo icon={vendor.icon} name={vendor.name} />
              {vendor.hot && (
                <>
                  <Flame className={styles.hot} />
                  <span className="visually-hidden">{` ${t('nav.hot')}`}</span>
                </>
              )}
            </Link>
          </li>
        ))}
        <li>
          <Link to={to} className="link" onClick={onLeave}>
            {more > 0 ? t('nav.more') : t('nav.all')}
          </Link>
        </li>
      </ul>
    </li>
  )
}
