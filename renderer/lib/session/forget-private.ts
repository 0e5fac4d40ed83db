import type { QueryClient } from '@tanstack/react-query'

/**
 * Empties the query cache of what belongs to the account whose session ended. Deny by default: only a query that says
 * it is public stays (`endpointQuery` says so by the endpoint's declaration). Parts of the page that show a private
 * answer lose it at once, before they are drawn again.
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
