import { retryDelay, shouldRetry } from '#lib/queries/query-client.ts'
import type { CsvPage } from './csv-file.ts'

/** Rows per call while a whole list is read. */
export const exportPageSize = 200

async function patiently<Value>(ask: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
  for (let failures = 0; ; failures += 1)
    try {
      return await ask()
    } catch (error) {
      if (signal.aborted || !shouldRetry(failures, error)) throw error
      await new Promise((resolve) => setTimeout(resolve, retryDelay(failures, error)))
      signal.throwIfAborted()
    }
}

/** Reads a list to its end, page by page. Temporary failures are retried as with any read. */
export async function* allPages<Row>(
  ask: (page: { pageNo: number; pageSize: number }) => Promise<CsvPage<Row>>,
  signal: AbortSignal,
): AsyncGenerator<CsvPage<Row>> {
  let rows = 0
  let before = ''
  for (let pageNo = 1; ; pageNo += 1) {
    const page = await patiently(() => ask({ pageNo, pageSize: exportPageSize }), signal)
    rows += page.list.length
    // A gateway that doesn't count may give its last page again, when it has no such one.
    const content = rows >= page.total ? JSON.stringify(page.list) : ''
    if (content !== '' && content === before) return
    before = content
    yield page
    // An empty page also ends it, because the total may never be reached. Where the gateway doesn't count, `total` is what
    // has been seen, and only the number of pages says that there is more.
    if (page.list.length === 0 || (rows >= page.total && pageNo >= (page.totalPages ?? 1))) return
  }
}
