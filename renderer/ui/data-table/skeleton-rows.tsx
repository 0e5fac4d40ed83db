import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { type Column, cellLook } from './column.ts'
import styles from './data-table.module.css'

const widths = ['70%', '55%', '80%', '62%']

/** Placeholders for rows that are loading, of the same size. */
export function SkeletonRows({
  columns,
  count = 4,
}: {
  columns: readonly Column<never>[]
  count?: number | undefined
}) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row}>
      {columns.map((column) => (
        <td key={column.key} {...cellLook(column)}>
          <Skeleton
            width={column.figures ? '56px' : (widths[row % widths.length] ?? '60%')}
            className={styles.placeholder}
          />
        </td>
      ))}
    </tr>
  ))
}
