import type { ReactNode } from 'react'
import { DataTable, type DataTableProps } from '#ui/data-table/data-table.tsx'
import { LoadFailure, type LoadFailureProps } from '#ui/failure-state/load-failure.tsx'
import { OutdatedNotice } from '#ui/notice/outdated-notice.tsx'
import { RecordPager, type RecordPagerProps } from './record-pager.tsx'
import { useLastPage } from './use-last-page.ts'

type TableProps<Row> = Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'rowKey' | 'onOpen' | 'openLabel' | 'canOpen' | 'totals' | 'skeletons'
>

export interface RecordTableProps<Row>
  extends TableProps<Row>,
    Pick<RecordPagerProps, 'page' | 'perPage' | 'onPage' | 'pages'> {
  query: LoadFailureProps['query'] & {
    data: { list: readonly Row[]; total: number; totalPages: number } | undefined
    isPlaceholderData: boolean
  }
  /** Title of the failure if no records could be loaded. */
  failed: string
  /** Shown if there are no records. */
  empty: ReactNode
}

/** Records page by page. On a page past the last, which an address may name, it goes to the last one. */
export function RecordTable<Row>({
  query,
  page,
  perPage,
  onPage,
  pages,
  failed,
  empty,
  ...table
}: RecordTableProps<Row>) {
  const { data, error, isFetching, isPlaceholderData, refetch } = query
  const beyond = useLastPage(data?.totalPages ?? 0, page, onPage)
  return (
    <>
      <DataTable
        {...table}
        rows={data?.list ?? []}
        loading={(!data && !error) || beyond}
        stale={isPlaceholderData}
        notice={
          data && error ? (
            <OutdatedNotice error={error} busy={isFetching} onRetry={() => void refetch()} />
          ) : undefined
        }
        fallback={error ? <LoadFailure query={query} title={failed} /> : empty}
      />
      {data && data.list.length > 0 && (
        <RecordPager
          data={data}
          stale={isPlaceholderData}
          page={page}
          perPage={perPage}
          onPage={onPage}
          pages={pages}
        />
      )}
    </>
  )
}
