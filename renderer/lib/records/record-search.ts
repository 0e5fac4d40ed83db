import { createContext, use } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Where a page of records keeps its filter. */
export type RecordSearch = {
  search: URLSearchParams
  change: (update: (current: URLSearchParams) => URLSearchParams) => void
}

const RecordSearchContext = createContext<RecordSearch | undefined>(undefined)

/** For pages that aren't the address's own: those of a centre above it. */
export const RecordSearchProvider = RecordSearchContext

/** The filter's part of the address: of the centre around, else of the page itself. */
export function useRecordSearch(): RecordSearch {
  const [search, setSearch] = useSearchParams()
  const around = use(RecordSearchContext)
  return around ?? { search, change: (update) => setSearch(update, { replace: true }) }
}
