import type { Amount } from '#shared/domain/money.ts'
import { csvLine, csvText } from './csv-cell.ts'

/** A column of a CSV file. Amounts are plain decimals, moments are ISO 8601 in the site's zone. */
export type CsvColumn<Row> = { header: string } & (
  | { text: (row: Row) => string }
  | { amount: (row: Row) => Amount }
  | { moment: (row: Row) => number | null }
)

/** One page of a longer list. Without `totalPages`, the whole list. */
export type CsvPage<Row> = { list: readonly Row[]; total: number; totalPages?: number | undefined }

export type CsvProgress = { rows: number; total: number }

type CsvOptions<Row> = {
  columns: readonly CsvColumn<Row>[]
  pages: AsyncIterable<CsvPage<Row>>
  isoMoment: (time: number) => string
  onProgress: (progress: CsvProgress) => void
  signal: AbortSignal
}

/** Marks the text as UTF-8 for spreadsheets. */
const byteOrderMark = '\uFEFF'

function cellOf<Row>(column: CsvColumn<Row>, row: Row, isoMoment: (time: number) => string): string {
  if ('text' in column) return csvText(column.text(row))
  if ('amount' in column) return column.amount(row)
  const time = column.moment(row)
  return time === null ? '' : isoMoment(time)
}

/** Lets the page handle input between two pages. */
const breathe = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Writes a list into a CSV file, page by page.
 * @throws the signal's reason once it is aborted, and whatever reading the pages throws.
 */
export async function csvFile<Row>({
  columns,
  pages,
  isoMoment,
  onProgress,
  signal,
}: CsvOptions<Row>): Promise<Blob> {
  const parts = [byteOrderMark + csvLine(columns.map(({ header }) => csvText(header)))]
  let rows = 0
  for await (const { list, total } of pages) {
    parts.push(list.map((row) => csvLine(columns.map((column) => cellOf(column, row, isoMoment)))).join(''))
    rows += list.length
    onProgress({ rows, total: Math.max(rows, total) })
    await breathe()
    signal.throwIfAborted()
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' })
}
