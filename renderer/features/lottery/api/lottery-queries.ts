import { brand } from 'virtual:brand'
import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { lottery } from '#shared/contract/endpoints/lottery.ts'
import { wire } from '#shared/domain/wire.ts'

/** Numbers that one game's list shows (specification, section 9). */
const openedCount = 100

/** The lottery's menu and its draws. Keys begin with the language, since names come in it. */
export function lotteryQueries(gateway: Gateway, language: string) {
  const modes = { prizeMode: brand.prizeModes.join(','), device: wire.device, language }
  return {
    menu: () =>
      queryOptions({
        queryKey: ['lottery', 'menu', language],
        queryFn: ({ signal }) => gateway.call(lottery.menu, modes, { signal }),
        staleTime: 600_000,
      }),
    recent: () =>
      queryOptions({
        queryKey: ['lottery', 'recent', language],
        queryFn: ({ signal }) => gateway.call(lottery.recent, modes, { signal }),
        staleTime: 30_000,
      }),
    latest: () =>
      queryOptions({
        queryKey: ['lottery', 'latest', language],
        async queryFn({ signal }) {
          const { serverTime, list } = await gateway.call(lottery.latest, modes, { signal })
          // The gateway's clock is told by how far it is ahead of this device's.
          return { ahead: serverTime - Date.now(), list }
        },
        staleTime: 0,
        refetchOnWindowFocus: true,
      }),
    opened: (gameCode: string) =>
      queryOptions({
        queryKey: ['lottery', 'opened', language, gameCode],
        queryFn: ({ signal }) =>
          gateway.call(lottery.opened, { gameCode, count: openedCount, language }, { signal }),
        staleTime: 0,
        refetchOnWindowFocus: true,
      }),
  }
}
