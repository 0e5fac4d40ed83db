import { useQueryClient } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { endpointKey } from '#lib/queries/endpoint-query.ts'
import type { InputOf } from '#shared/contract/endpoint.ts'
import { accountSummary } from '#shared/contract/endpoints/account-summary.ts'
import { identity } from '#shared/contract/endpoints/identity.ts'
import { profile } from '#shared/contract/endpoints/profile.ts'
import { profileQueries } from './profile-queries.ts'

/** Returns a function that saves the profile and updates every place that shows it. */
export function useSaveProfile() {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  return async (input: InputOf<typeof profile.save>) => {
    const saved = await gateway.call(profile.save, input)
    queryClient.setQueryData(profileQueries(gateway).own().queryKey, saved)
    void queryClient.invalidateQueries({ queryKey: endpointKey(accountSummary.info) })
    void queryClient.invalidateQueries({ queryKey: endpointKey(identity.check) })
    return saved
  }
}
