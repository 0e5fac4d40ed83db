import type { ReactNode } from 'react'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './data-table.module.css'

export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Figures stand at the end, so that their points are under each other. */
  figures?: boolean | undefined
  /** This column's part of the totals row. */
  total?: ReactNode
}

export interface DataTableProps<Row> {
  /** Names the table. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Rows are on their way: skeletons of the same size. */
  loading?: boolean | undefined
  /** In the rows' place when there are none: an `EmptyState` or a `FailureState`. */
  fallback: ReactNode
}

/** Rows of figures with a head that stays and totals below; cards instead of columns under 768 px. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  loading = false,
  fallback,
}: DataTableProps<Row>) {
  if (!loading && rows.length === 0) return <div className={styles.frame}>{fallback}</div>
  const hasTotals = columns.some(({ total }) => total !== undefined)
  return (
    <div className={styles.frame} aria-busy={loading}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ key, header, figures }) => (
              <th key={key} scope="col" data-figures={figures || undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {loading
            ? skeletonRows(columns)
            : rows.map((row) => (
                <tr key={rowKey(row)}>
                  {columns.map(({ key, header, figures, cell }) => (
                    <td key={key} data-label={header} data-figures={figures || undefined}>
                      {cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
        {hasTotals && !loading && (
          <tfoot>
            <tr>
              {columns.map(({ key, header, figures, total }) => (
                <td key={key} data-label={header} data-figures={figures || undefined}>
                  {total}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

const widths = ['70%', '55%', '80%', '62%']

function skeletonRows(columns: readonly Column<never>[]) {
  return widths.map((width) => (
    <tr key={width}>
      {columns.map(({ key, header, figures }) => (
        <td key={key} data-label={header} data-figures={figures || undefined}>
          <Skeleton width={figures ? '56px' : width} className={styles.placeholder} />
        </td>
      ))}
    </tr>
  ))
}
