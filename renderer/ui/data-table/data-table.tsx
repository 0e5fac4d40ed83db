import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { type Column, cellLook, type TotalsRow } from './column.ts'
import styles from './data-table.module.css'
import { SkeletonRows } from './skeleton-rows.tsx'
import { TableTotals } from './table-totals.tsx'

export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Whether the row is the viewer's own, or selected. */
  isCurrent?: ((row: Row) => boolean) | undefined
  /** Opens a row's detail. `openLabel` names the button for it, which is in the row's first cell. */
  onOpen?: ((row: Row) => void) | undefined
  openLabel?: ((row: Row) => string) | undefined
  /** Whether a row has a detail; all have by default. */
  canOpen?: ((row: Row) => boolean) | undefined
  totals?: readonly TotalsRow[] | undefined
  /** Whether rows are loading. `skeletons` is the number of placeholders shown meanwhile. */
  loading?: boolean | undefined
  skeletons?: number | undefined
  /** The rows are the previous ones; others are loading. */
  stale?: boolean | undefined
  /** Shown above the rows, for instance if they couldn't be updated. */
  notice?: ReactNode
  /** Shown if there are no rows: an `EmptyState` or a `FailureState`. */
  fallback: ReactNode
  /** What to do without room for columns: `cards` turns rows into cards, `table` is for a few short columns. */
  narrow?: 'cards' | 'table' | undefined
  className?: string | undefined
}

const noTotals: readonly TotalsRow[] = []

/** Rows of figures with a sticky head and totals below. Without room for columns, rows become cards. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  isCurrent,
  onOpen,
  openLabel,
  canOpen,
  totals = noTotals,
  loading = false,
  skeletons,
  stale = false,
  notice,
  fallback,
  narrow = 'cards',
  className,
}: DataTableProps<Row>) {
  if (!loading && rows.length === 0)
    return <div className={classNames(styles.frame, className)}>{fallback}</div>
  const cards = columns.some(({ card }) => card) ? 'slots' : 'list'
  return (
    <div className={classNames(styles.room, className)}>
      {notice}
      <div
        className={styles.frame}
        aria-busy={loading || stale}
        data-cards={narrow === 'cards' ? cards : undefined}
      >
        <table className={styles.table} aria-label={label}>
          <thead>
            <tr>
              {columns.map(({ key, header, figures, width }) => (
                <th
                  key={key}
                  scope="col"
                  data-figures={figures || undefined}
                  style={width === undefined ? undefined : { inlineSize: width }}
                >
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody data-stale={stale || undefined}>
            {loading ? (
              <SkeletonRows columns={columns} count={skeletons} />
            ) : (
              rows.map((row) => (
                <tr
                  key={rowKey(row)}
                  aria-current={isCurrent?.(row) || undefined}
                  data-opens={onOpen && canOpen?.(row) !== false ? '' : undefined}
                >
                  {columns.map((column, index) => (
                    <td key={column.key} {...cellLook(column)}>
                      {onOpen && index === 0 && canOpen?.(row) !== false ? (
                        <button
                          type="button"
                          className={styles.open}
                          aria-label={openLabel?.(row)}
                          onClick={() => onOpen(row)}
                        >
                          {column.cell(row)}
                        </button>
                      ) : (
                        column.cell(row)
                      )}
                    </td>
                  ))}
                </tr>
              ))
            )}
          </tbody>
          {!loading && totals.length > 0 && <TableTotals columns={columns} totals={totals} />}
        </table>
      </div>
    </div>
  )
}
