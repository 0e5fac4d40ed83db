import { brand } from 'virtual:brand'
import { useEffect, useRef, useState } from 'react'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { allPages } from './all-pages.ts'
import { type CsvColumn, type CsvPage, type CsvProgress, csvFile } from './csv-file.ts'
import { isoMomentIn } from './iso-moment.ts'
import { saveFile } from './save-file.ts'

export type ExportState =
  | { status: 'idle' }
  | ({ status: 'running' } & CsvProgress)
  | ({ status: 'done' } & CsvProgress)
  | { status: 'failed'; error: unknown }

type CsvExport<Row> = {
  /** File name without its extension. */
  name: string
  columns: readonly CsvColumn<Row>[]
  /** Requests one page of all rows that match the filter. */
  ask: (page: { pageNo: number; pageSize: number }, signal: AbortSignal) => Promise<CsvPage<Row>>
  /** Number of rows, as far as known. */
  total: number
}

/**
 * Exports all rows of a filter into a CSV file and saves it. Cancelled by `stop` or by leaving the page. Not
 * offered in a kiosk, which saves no files.
 */
export function useCsvExport<Row>({ name, columns, ask, total }: CsvExport<Row>) {
  const { kiosk } = usePlatform()
  const [state, setState] = useState<ExportState>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function start(): Promise<void> {
    running.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setState({ status: 'running', rows: 0, total })
    let last: CsvProgress = { rows: 0, total }
    try {
      const file = await csvFile({
        columns,
        pages: allPages((page) => ask(page, signal), signal),
        isoMoment: isoMomentIn(brand.timeZone),
        onProgress(progress) {
          last = progress
          if (!signal.aborted) setState({ status: 'running', ...progress })
        },
        signal,
      })
      saveFile(file, `${name}.csv`)
      setState({ status: 'done', ...last })
    } catch (error) {
      if (!signal.aborted) setState({ status: 'failed', error })
    }
  }
  function stop(): void {
    running.current?.abort()
    setState({ status: 'idle' })
  }
  return { state, start, stop, isOffered: kiosk === undefined }
}
