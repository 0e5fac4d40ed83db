import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'

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
    placeholderData: keepPreviousData,
  })
