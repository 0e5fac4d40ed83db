import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

/** The query key of all such moments. */
export const asOfKey = ['records.asOf'] as const

/**
 * The moment at which a filter was first requested. Later records are excluded from its rows and totals, so that they
 * don't change from page to page. Renewed when the records are opened again after 30 seconds,
 * and when money has moved.
 */
export function useAsOf(filter: string): number {
  const [now] = useState(() => Date.now())
  // Undefined once the session has ended, because its data is dropped while still on screen.
  const { data }: { data: number | undefined } = useQuery({
    queryKey: [...asOfKey, filter],
    queryFn: () => Date.now(),
    initialData: () => Date.now(),
    staleTime: 30_000,
    refetchOnReconnect: false,
    meta: { private: true },
  })
  return data ?? now
}
