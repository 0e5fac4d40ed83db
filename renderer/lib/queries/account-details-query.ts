import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { stored } from '#lib/storage/stored.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { accountDetails } from '#shared/contract/endpoints/account-details.ts'

/**
 * What is asked once after a login and kept for the session, in the query cache; the account's funds and wallets
 * also in session storage, so that a reload doesn't ask again.
 * @param customerId whose it is: what one account left in storage is never shown to another.
 */
export function accountDetailsQueries(gateway: Gateway, customerId: string | number) {
  const kept = <Input extends z.ZodMiniType, Value extends z.ZodMiniType>(
    name: string,
    endpoint: Endpoint<Input, Value>,
    input: z.input<Input>,
  ) => {
    const storage = stored('session', `member.${name}:${customerId}`, endpoint.value)
    return queryOptions({
      queryKey: ['member', name, customerId],
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      initialData: () => storage.read(),
      async queryFn({ signal }): Promise<z.output<Value>> {
        const value = await gateway.call(endpoint, input, { signal })
        storage.write(value)
        return value
      },
    })
  }
  return {
    consolidated: () => kept('consolidated', accountDetails.consolidated, {}),
    merchantWallet: () => kept('merchantWallet', accountDetails.merchantWallet, {}),
    avatar: () =>
      queryOptions({
        queryKey: ['member', 'avatar', customerId],
        queryFn: ({ signal }) => gateway.call(accountDetails.avatar, {}, { signal }),
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
      }),
    icon: () =>
      queryOptions({
        queryKey: ['member', 'icon', customerId],
        queryFn: ({ signal }) => gateway.call(accountDetails.icon, {}, { signal }),
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
      }),
  }
}
