import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { recordQuery } from '#lib/records/record-query.ts'
import { referral } from '#shared/contract/endpoints/referral.ts'

/** Number of friends on a page. */
export const friendsPerPage = 10

/** The member's referral code, rules and income. */
export const useReferral = () =>
  useQuery({ ...endpointQuery(useGateway(), referral.overview, {}), staleTime: 30_000 })

/** One page of the friends that the member invited. */
export function useFriends() {
  const [page, setPage] = useState(1)
  const friends = useQuery(
    recordQuery(useGateway(), referral.friends, { pageNo: page, pageSize: friendsPerPage }),
  )
  return { page, setPage, friends }
}
