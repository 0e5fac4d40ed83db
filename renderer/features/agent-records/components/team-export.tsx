import type { CsvColumn, CsvPage } from '#lib/records/csv-file.ts'
import { useCsvExport } from '#lib/records/use-csv-export.ts'
import { CentreHead } from '#ui/centre-shell/centre-slots.tsx'
import { ExportButton } from '#ui/csv-export/export-button.tsx'
import { ExportProgress } from '#ui/csv-export/export-progress.tsx'

type TeamExportProps<Row> = {
  /** The page's note below its title. */
  note: string | undefined
  /** File name without its extension. */
  name: string
  columns: readonly CsvColumn<Row>[]
  ask: (page: { pageNo: number; pageSize: number }, signal: AbortSignal) => Promise<CsvPage<Row>>
  /** Number of rows, as far as known. */
  total: number
}

/** The head of a page of records, with the export of the whole filter, and below it how far the export is. */
export function TeamExport<Row>({ note, ...file }: TeamExportProps<Row>) {
  const csv = useCsvExport(file)
  const handleStart = () => void csv.start()
  return (
    <>
      <CentreHead
        note={note}
        actions={
          csv.isOffered && (
            <ExportButton
              running={csv.state.status === 'running'}
              disabled={file.total === 0}
              onStart={handleStart}
            />
          )
        }
      />
      <ExportProgress state={csv.state} onStart={handleStart} onStop={csv.stop} />
    </>
  )
}
