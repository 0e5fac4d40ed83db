import type { QueryClient } from '@tanstack/react-query'

/**
 * Removes the private data of the account whose session has ended from the query cache. Deny by default: only queries
 * declared as public stay (`endpointQuery` takes that from the endpoint's declaration). Mounted components lose their
 * private data at once, before they re-render.
 */
export function forgetPrivate(queryClient: QueryClient): void {
  const queries = queryClient.getQueryCache()
  for (const query of queries.findAll({ predicate: ({ meta }) => meta?.private !== false })) {
    void query.cancel({ silent: true })
    query.setState({ data: undefined, dataUpdatedAt: 0, error: null, status: 'pending', fetchStatus: 'idle' })
    queries.remove(query)
  }
  queryClient.getMutationCache().clear()
}
