import { brand } from 'virtual:brand'
import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { lottery } from '#shared/contract/endpoints/lottery.ts'
import { wire } from '#shared/domain/wire.ts'

/** Numbers that one game's list shows (specification, section 9). */
const openedCount = 100

/** The lottery's menu and its draws. Names come in the language asked for. */
export function lotteryQueries(gateway: Gateway, language: string) {
  const modes = { prizeMode: brand.prizeModes.join(','), device: wire.device, language }
  return {
    menu: () => queryOptions({ ...endpointQuery(gateway, lottery.menu, modes), staleTime: 600_000 }),
    recent: () => queryOptions({ ...endpointQuery(gateway, lottery.recent, modes), staleTime: 30_000 }),
    latest: () => {
      const { queryFn, ...query } = endpointQuery(gateway, lottery.latest, modes)
      return queryOptions({
        ...query,
        async queryFn(context) {
          const { serverTime, list } = await queryFn(context)
          // The gateway's clock, as what it is ahead of this device's.
          return { ahead: serverTime - Date.now(), list }
        },
        staleTime: 0,
        refetchOnWindowFocus: true,
      })
    },
    opened: (gameCode: string) =>
      queryOptions({
        ...endpointQuery(gateway, lottery.opened, { gameCode, count: openedCount, language }),
        staleTime: 0,
        refetchOnWindowFocus: true,
      }),
  }
}
