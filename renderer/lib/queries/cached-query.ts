import type * as z from 'zod/mini'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { stored } from '#lib/storage/stored.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { endpointQuery } from './endpoint-query.ts'

const minute = 60_000

/**
 * Query options that keep an endpoint's last value in session storage. A reload renders it at once and refetches it
 * in the background. The stored value is checked against the contract like an answer.
 * @param note called with each value, the stored one too.
 */
export function cachedQuery<Input extends z.ZodMiniType, Value extends z.ZodMiniType>(
  gateway: Gateway,
  name: string,
  endpoint: Endpoint<Input, Value>,
  input: z.input<Input>,
  note?: (value: z.output<Value> | undefined) => void,
) {
  const cache = stored('session', `${name}:${JSON.stringify(input)}`, endpoint.value)
  const { queryFn, ...rest } = endpointQuery(gateway, endpoint, input)
  return {
    ...rest,
    staleTime: 5 * minute,
    initialData() {
      const value = cache.read()
      note?.(value)
      return value
    },
    // Makes the stored value stale, so that it is refetched.
    initialDataUpdatedAt: 0,
    async queryFn(context: Parameters<typeof queryFn>[0]): Promise<z.output<Value>> {
      const value = await queryFn(context)
      cache.write(value)
      note?.(value)
      return value
    },
  }
}
