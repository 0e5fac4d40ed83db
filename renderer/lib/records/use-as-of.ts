import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * The moment a filter was first asked for. What happens later isn't in its rows and totals, so that they stay the
 * same from page to page. It is renewed when the records are opened again after 30 seconds.
 */
export function useAsOf(filter: string): number {
  const [now] = useState(() => Date.now())
  // Undefined once the session has ended: its answers are forgotten while they are still on screen.
  const { data }: { data: number | undefined } = useQuery({
    queryKey: ['records.asOf', filter],
    queryFn: () => Date.now(),
    initialData: () => Date.now(),
    staleTime: 30_000,
    refetchOnReconnect: false,
    meta: { private: true },
  })
  return data ?? now
}
