import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { pagesAround } from '../model/notice-pages.ts'
import styles from './pager.module.css'

type PagerProps = {
  /** Counts from zero. */
  page: number
  count: number
  onPage: (page: number) => void
}

/** The pages of a short list, all in sight; nothing where one page holds it all. */
export function Pager({ page, count, onPage }: PagerProps) {
  const { t } = useTranslation('sections')
  if (count < 2) return null
  return (
    <nav className={styles.pager} aria-label={t('pager.pages')}>
      <button
        type="button"
        aria-label={t('pager.previous')}
        disabled={page === 0}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft />
      </button>
      {pagesAround(page, count).map((number) => (
        <button
          key={number}
          type="button"
          aria-label={t('pager.page', { number: number + 1 })}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPage(number)}
        >
          {number + 1}
        </button>
      ))}
      <button
        type="button"
        aria-label={t('pager.next')}
        disabled={page === count - 1}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight />
      </button>
    </nav>
  )
}
