import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'

/**
 * Milliseconds for which an answer is kept once nothing shows it. Whoever opens the records again after half a minute
 * asks for those of a later moment, so an earlier one's are of no use; the default would keep them for five minutes.
 */
const keptFor = 60_000

/**
 * Query options for a call for records. While another page or filter loads, the previous rows stay as placeholder
 * data.
 */
export const recordQuery = <Input extends z.ZodMiniType, Value extends z.ZodMiniType>(
  gateway: Gateway,
  endpoint: Endpoint<Input, Value>,
  input: z.input<Input>,
) =>
  queryOptions({
    ...endpointQuery(gateway, endpoint, input),
    staleTime: 30_000,
    gcTime: keptFor,
    placeholderData: keepPreviousData,
  })
