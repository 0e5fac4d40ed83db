import { brand } from 'virtual:brand'
import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { lottery } from '#shared/contract/endpoints/lottery.ts'
import { wire } from '#shared/domain/wire.ts'

/** How many draws to load for one game (specification, section 9). */
const openedCount = 100

/** Queries for the lottery's menu and draws. Names are in the given language. */
export function lotteryQueries(gateway: Gateway, language: string) {
  const modes = { prizeMode: brand.prizeModes.join(','), device: wire.device, language }
  return {
    menu: () => queryOptions({ ...endpointQuery(gateway, lottery.menu, modes), staleTime: 600_000 }),
    recent: () => queryOptions({ ...endpointQuery(gateway, lottery.recent, modes), staleTime: 30_000 }),
    latest: () =>
      queryOptions({
        ...endpointQuery(gateway, lottery.latest, modes),
        staleTime: 0,
        refetchOnWindowFocus: true,
      }),
    opened: (gameCode: string) =>
      queryOptions({
        ...endpointQuery(gateway, lottery.opened, { gameCode, count: openedCount, language }),
        staleTime: 0,
        refetchOnWindowFocus: true,
      }),
  }
}
