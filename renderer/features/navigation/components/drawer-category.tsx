import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { CategoryIcon } from '#ui/category-icon/category-icon.tsx'
import { dropdownVendors, type NavCategory } from '../model/build-nav.ts'
import { useCategoryName } from '../model/use-category-name.ts'
import styles from './nav-drawer.module.css'
import { VendorSign } from './vendor-sign.tsx'

type DrawerCategoryProps = { entry: NavCategory; current: boolean; onLeave: () => void }

/** One category of the drawer: a link to its lobby and a button that shows its vendors. JILI has only one vendor. */
export function DrawerCategory({ entry, current, onLeave }: DrawerCategoryProps) {
  const { t } = useTranslation('nav')
  const { tag } = useLanguage()
  const id = useId()
  const [open, setOpen] = useState(current)
  const name = useCategoryName()(entry)
  const { category, games, to } = entry
  const link = (
    <Link to={to} className={styles.item} aria-current={current ? 'page' : undefined} onClick={onLeave}>
      <CategoryIcon category={category} />
      <span className="grow">{name}</span>{' '}
      {games !== undefined && <small className="num">{formatCount(games, tag)}</small>}
    </Link>
  )
  if (category === 'JILI') return <li>{link}</li>
  const { shown, more } = dropdownVendors(entry)
  return (
    <li>
      <div className={styles.row}>
        {link}
        <button
          type="button"
          className={styles.fold}
          aria-label={t('nav.vendorsOf', { category: name })}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <ChevronDown />
        </button>
      </div>
      {/* Closed, it is empty: the vendors of all categories are most of the drawer. */}
      <ul id={id} hidden={!open} className={styles.vendors}>
        {open && (
          <>
            {shown.map((vendor) => (
              <li key={vendor.code}>
                <Link to={vendor.to} onClick={onLeave}>
                  <VendorSign vendor={vendor} />
                </Link>
              </li>
            ))}
            <li>
              <Link to={to} className="link" onClick={onLeave}>
                {more > 0 ? t('nav.more') : t('nav.all')}
              </Link>
            </li>
          </>
        )}
      </ul>
    </li>
  )
}
