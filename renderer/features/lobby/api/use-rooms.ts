import { queryOptions, useQuery } from '@tanstack/react-query'
import * as pace from '#lib/clock/pace.ts'
import { isOffered } from '#lib/games/offered.ts'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { rooms } from '#shared/contract/endpoints/rooms.ts'

/** Query for the open rooms of one vendor, or of all vendors when undefined. */
export const roomsQuery = (gateway: Gateway, language: string, vassalage: string | undefined) =>
  queryOptions({
    ...endpointQuery(gateway, rooms, { vassalage, language }),
    select: ({ list }) => list.filter(isOffered),
    staleTime: pace.live,
  })

/** The open rooms, refetched periodically while they are on screen. */
export function useRooms(vassalage: string | undefined) {
  const { code: language } = useLanguage()
  return useQuery({
    ...roomsQuery(useGateway(), language, vassalage),
    refetchInterval: pace.inStep(pace.live),
  })
}
