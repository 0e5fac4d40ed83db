import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Pager } from '#ui/pager/pager.tsx'

export interface RecordPagerProps {
  data: { list: readonly unknown[]; total: number; totalPages: number }
  /** The rows still shown belong to the previous page. */
  stale: boolean
  /** Starts at 1. */
  page: number
  /** Number of records on a page. */
  perPage: number
  onPage: (page: number) => void
  /** Accessible name, if it isn't just records. */
  pages?: string | undefined
}

/** The pages of a list of records, and which of how many records are shown. Nothing for a single record. */
export function RecordPager({ data, stale, page, perPage, onPage, pages }: RecordPagerProps) {
  const { t } = useTranslation('records')
  const { tag } = useLanguage()
  const before = (page - 1) * perPage
  if (data.total <= 1) return null
  return (
    <Pager
      label={pages ?? t('pages')}
      page={page - 1}
      count={data.totalPages}
      onPage={(next) => onPage(next + 1)}
      summary={
        stale
          ? '…'
          : t('summary', {
              from: formatCount(before + 1, tag),
              to: formatCount(before + data.list.length, tag),
              total: formatCount(data.total, tag),
            })
      }
    />
  )
}
