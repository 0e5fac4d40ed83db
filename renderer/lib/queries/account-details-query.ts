import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { stored } from '#lib/storage/stored.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { accountDetails } from '#shared/contract/endpoints/account-details.ts'
import { endpointQuery } from './endpoint-query.ts'

const forTheSession = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }

/**
 * Queries made once after a login and kept for the session. The account's funds and wallets are also kept in session
 * storage, so that a reload doesn't request them again.
 * @param customerId the account's id, which is part of the name in storage.
 */
export function accountDetailsQueries(gateway: Gateway, customerId: string | number) {
  const kept = <Input extends z.ZodMiniType, Value extends z.ZodMiniType>(
    name: string,
    endpoint: Endpoint<Input, Value>,
    input: z.input<Input>,
  ) => {
    const storage = stored('session', `member.${name}:${customerId}`, endpoint.value)
    const { queryFn, ...rest } = endpointQuery(gateway, endpoint, input)
    return queryOptions({
      ...rest,
      ...forTheSession,
      initialData: () => storage.read(),
      // The age of a stored value is unknown, so callers that don't keep it for the session fetch it again.
      initialDataUpdatedAt: 0,
      async queryFn(context): Promise<z.output<Value>> {
        const value = await queryFn(context)
        storage.write(value)
        return value
      },
    })
  }
  return {
    consolidated: () => kept('consolidated', accountDetails.consolidated, {}),
    merchantWallet: () => kept('merchantWallet', accountDetails.merchantWallet, {}),
    avatar: () => queryOptions({ ...endpointQuery(gateway, accountDetails.avatar, {}), ...forTheSession }),
    icon: () => queryOptions({ ...endpointQuery(gateway, accountDetails.icon, {}), ...forTheSession }),
  }
}
