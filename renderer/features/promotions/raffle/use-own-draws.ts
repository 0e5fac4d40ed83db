import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { raffleQueries } from './raffle-queries.ts'

/** The member's draws in a raffle. */
export const useOwnDraws = (promotionId: string) => useQuery(raffleQueries(useGateway(), promotionId).draws())

export type OwnDraws = ReturnType<typeof useOwnDraws>
