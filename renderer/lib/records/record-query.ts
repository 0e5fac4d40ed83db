import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Gateway } from '#lib/gateway/gateway.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'

/** The key of everything that is kept of records; below `member`, so that it goes with the session. */
export const recordKey = (name: string, input: unknown) => ['member', 'records', name, input] as const

/** A call for records. While another page or filter is on its way, what was there stays as placeholder data. */
export const recordQuery = <Input extends z.ZodMiniType, Value extends z.ZodMiniType>(
  gateway: Gateway,
  endpoint: Endpoint<Input, Value>,
  input: z.input<Input>,
) =>
  queryOptions({
    queryKey: recordKey(endpoint.id, input),
    queryFn: ({ signal }): Promise<z.output<Value>> => gateway.call(endpoint, input, { signal }),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  })
