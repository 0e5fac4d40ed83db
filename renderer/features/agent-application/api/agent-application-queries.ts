import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { agentApplication } from '#shared/contract/endpoints/agent-application.ts'

/** What agents get. */
export const agentTermsQuery = (gateway: Gateway) =>
  queryOptions({ ...endpointQuery(gateway, agentApplication.terms, {}), staleTime: 600_000 })
