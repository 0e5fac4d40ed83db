import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pageItems } from './page-items.ts'
import styles from './pager.module.css'

type PagerProps = {
  /** Accessible name: what the pages contain. */
  label: string
  /** Counted from zero. */
  page: number
  count: number
  onPage: (page: number) => void
  /** How many rows are shown of how many. Also shown if there is only one page. */
  summary?: ReactNode
}

/** Buttons for the pages of a list. With a single page and without a summary it renders nothing. */
export function Pager({ label, page, count, onPage, summary }: PagerProps) {
  const { t } = useTranslation('sections')
  if (count < 2 && summary === undefined) return null
  return (
    <nav className={styles.pager} aria-label={label} data-summary={summary === undefined ? undefined : ''}>
      {summary !== undefined && <p className="num">{summary}</p>}
      {count > 1 && (
        <div className={styles.pages}>
          <button
            type="button"
            className="touch"
            aria-label={t('pager.previous')}
            disabled={page <= 0}
            onClick={() => onPage(page - 1)}
          >
            <ChevronLeft />
          </button>
          {pageItems(page, count).map((item) =>
            typeof item === 'string' ? (
              <span key={item} aria-hidden="true">
                …
              </span>
            ) : (
              <button
                key={item}
                type="button"
                className="touch"
                aria-label={t('pager.page', { number: item + 1 })}
                aria-current={item === page ? 'page' : undefined}
                onClick={() => onPage(item)}
              >
                {item + 1}
              </button>
            ),
          )}
          <button
            type="button"
            className="touch"
            aria-label={t('pager.next')}
            disabled={page >= count - 1}
            onClick={() => onPage(page + 1)}
          >
            <ChevronRight />
          </button>
        </div>
      )}
    </nav>
  )
}
