import { createContext, use } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Where a page of records keeps its filter. */
export type RecordSearch = {
  search: URLSearchParams
  change: (update: (current: URLSearchParams) => URLSearchParams) => void
}

const RecordSearchContext = createContext<RecordSearch | undefined>(undefined)

/** For pages whose filter isn't in the page's own query, namely those of a centre. */
export const RecordSearchProvider = RecordSearchContext

/** The query that holds the filter: the surrounding centre's, otherwise the page's own. */
export function useRecordSearch(): RecordSearch {
  const [search, setSearch] = useSearchParams()
  const around = use(RecordSearchContext)
  return around ?? { search, change: (update) => setSearch(update, { replace: true }) }
}
