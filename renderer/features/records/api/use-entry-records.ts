import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { recordQuery } from '#lib/records/record-query.ts'
import { useRecordView } from '#lib/records/use-record-view.ts'
import { statements } from '#shared/contract/endpoints/statements.ts'
import { entryFilter } from '../model/entry-filter.ts'

/** Number of entries on a page. */
export const entriesPerPage = 15

/** The entries of the account record that the address filters for. */
export function useEntryRecords() {
  const gateway = useGateway()
  const { code: language } = useLanguage()
  const view = useRecordView(entryFilter)
  const input = { ...view.moments, ...view.values, language }
  const entries = useQuery(
    recordQuery(gateway, statements.entries, { ...input, pageNo: view.page, pageSize: entriesPerPage }),
  )
  /** Fetches one page of the whole filter for the export. */
  const ask = (page: { pageNo: number; pageSize: number }, signal: AbortSignal) =>
    gateway.call(statements.entries, { ...input, ...page }, { signal })
  return { view, entries, ask }
}

export type EntryRecords = ReturnType<typeof useEntryRecords>
