import { ArrowDown, ArrowUp, CornerDownLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './search-dialog.module.css'

type SearchFootProps = {
  /** How many results there are. Undefined before anything is typed. */
  count: number | undefined
  /** Whether more results may come. */
  pending: boolean
}

/** Explains the keys and announces the number of results. */
export function SearchFoot({ count, pending }: SearchFootProps) {
  const { t } = useTranslation('search')
  return (
    <div className={styles.foot}>
      <span aria-hidden="true">
        <kbd>
          <ArrowUp />
        </kbd>
        <kbd>
          <ArrowDown />
        </kbd>
        <span>{t('search.move')}</span>
      </span>
      <span aria-hidden="true">
        <kbd>
          <CornerDownLeft />
        </kbd>
        <span>{t('search.choose')}</span>
      </span>
      <span aria-hidden="true">
        <kbd>Esc</kbd>
        <span>{t('search.close')}</span>
      </span>
      <span role="status" className="num">
        {pending ? t('search.wait') : count !== undefined && t('search.count', { count })}
      </span>
    </div>
  )
}
