import { type Column, cellLook, type TotalsRow } from './column.ts'
import styles from './data-table.module.css'

type TableTotalsProps = { columns: readonly Column<never>[]; totals: readonly TotalsRow[] }

/** The totals of a table: each label spans the text columns, and the sums are below their figures. */
export function TableTotals({ columns, totals }: TableTotalsProps) {
  const first = columns.findIndex(({ figures }) => figures)
  const words = first < 1 ? 1 : first
  return (
    <tfoot>
      {totals.map(({ key, label, cells, names }) => (
        <tr key={key}>
          <th scope="row" colSpan={words} className={styles.totalName}>
            {label}
          </th>
          {columns.slice(words).map((column) => (
            <td key={column.key} {...cellLook({ ...column, header: names?.[column.key] ?? column.header })}>
              {cells[column.key]}
            </td>
          ))}
        </tr>
      ))}
    </tfoot>
  )
}
