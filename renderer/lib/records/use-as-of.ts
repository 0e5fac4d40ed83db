import { useQuery } from '@tanstack/react-query'
import { recordKey } from './record-query.ts'

/**
 * The moment a filter was first asked for. What happens later isn't in its rows and totals, so that they stay the
 * same from page to page. It is renewed when the records are opened again after 30 seconds.
 */
export function useAsOf(filter: string): number {
  const { data } = useQuery({
    queryKey: recordKey('asOf', filter),
    queryFn: () => Date.now(),
    initialData: () => Date.now(),
    staleTime: 30_000,
    refetchOnReconnect: false,
  })
  return data
}
