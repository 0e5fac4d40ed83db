import type { QueryFunctionContext } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { type Endpoint, isPrivate } from '#shared/contract/endpoint.ts'

/**
 * The query key of an endpoint's answer; without an input, the prefix of all its answers. The language is part of the
 * input.
 */
export const endpointKey = <Input>({ id }: Pick<Endpoint, 'id'>, input?: Input) =>
  input === undefined ? ([id] as const) : ([id, input] as const)

/**
 * A query's meta data: whether it is private, so that it ends with the session, and whether it is the same in every
 * language.
 */
export const metaOf = (endpoint: Endpoint) => ({
  private: isPrivate(endpoint),
  wordless: endpoint.wordless === true,
})

/**
 * Query options for one call. Key and privacy come from the endpoint's declaration, so that private data is dropped
 * with its session. Wrap them in `queryOptions` and add what else the query needs.
 */
export const endpointQuery = <Input extends z.ZodMiniType, Value extends z.ZodMiniType>(
  gateway: Gateway,
  endpoint: Endpoint<Input, Value>,
  input: z.input<Input>,
) => ({
  queryKey: endpointKey(endpoint, input),
  queryFn: ({ signal }: Pick<QueryFunctionContext, 'signal'>): Promise<z.output<Value>> =>
    gateway.call(endpoint, input, { signal }),
  meta: metaOf(endpoint),
})
