import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { gatewayNow } from '#lib/clock/gateway-clock.ts'
import { useClockSetting } from '#lib/clock/use-clock-setting.ts'
import { useToday } from '#lib/clock/use-today.ts'

/** The query key of all such moments. */
export const asOfKey = ['records.asOf'] as const

/**
 * The gateway's moment at which a filter was first requested. Later records are excluded from its rows and totals, so
 * that they don't change from page to page. Renewed when the records are opened again after 30 seconds, when money has
 * moved, on another day, and when the clock is set.
 */
export function useAsOf(filter: string): number {
  const setting = useClockSetting()
  const today = useToday()
  const [now] = useState(gatewayNow)
  // Undefined once the session has ended, because its data is dropped while still on screen.
  const { data }: { data: number | undefined } = useQuery({
    queryKey: [...asOfKey, filter, today, setting],
    queryFn: gatewayNow,
    initialData: gatewayNow,
    staleTime: 30_000,
    refetchOnReconnect: false,
    meta: { private: true },
  })
  return data ?? now
}
