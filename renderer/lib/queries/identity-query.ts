import { queryOptions } from '@tanstack/react-query'
import * as pace from '#lib/clock/pace.ts'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { identity } from '#shared/contract/endpoints/identity.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The state of the member's identity check. It is followed while documents are being checked. */
export const identityQuery = (gateway: Gateway) =>
  queryOptions({
    ...endpointQuery(gateway, identity.check, {}),
    staleTime: 30_000,
    refetchInterval: (query) =>
      query.state.data?.state === 'review' ? pace.inStep(pace.closed)(query) : false,
  })
