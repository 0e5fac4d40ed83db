import type * as z from 'zod/mini'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { stored } from '#lib/storage/stored.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { endpointQuery } from './endpoint-query.ts'

const minute = 60_000

/**
 * Query options that keep an endpoint's last answer in session storage, so that a reload paints from it
 * at once and asks again behind it. What is stored is checked by the contract's schema like an answer.
 */
export function cachedQuery<Input extends z.ZodMiniType, Value extends z.ZodMiniType>(
  gateway: Gateway,
  name: string,
  endpoint: Endpoint<Input, Value>,
  input: z.input<Input>,
) {
  const cache = stored('session', `${name}:${JSON.stringify(input)}`, endpoint.value)
  const { queryFn, ...rest } = endpointQuery(gateway, endpoint, input)
  return {
    ...rest,
    staleTime: 5 * minute,
    initialData: () => cache.read(),
    // Painted at once, but asked again: what was stored may be old.
    initialDataUpdatedAt: 0,
    async queryFn(context: Parameters<typeof queryFn>[0]): Promise<z.output<Value>> {
      const value = await queryFn(context)
      cache.write(value)
      return value
    },
  }
}
