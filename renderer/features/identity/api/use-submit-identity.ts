import { useQueryClient } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { refusalCode } from '#lib/gateway/refusal-code.ts'
import { endpointKey } from '#lib/queries/endpoint-query.ts'
import { identityQuery } from '#lib/queries/identity-query.ts'
import type { InputOf } from '#shared/contract/endpoint.ts'
import { identity } from '#shared/contract/endpoints/identity.ts'

/** Returns a function that sends the documents. It resolves once the gateway has them. */
export function useSubmitIdentity() {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  return async (input: InputOf<typeof identity.submit>): Promise<void> => {
    try {
      const check = await gateway.call(identity.submit, input)
      queryClient.setQueryData(identityQuery(gateway).queryKey, check)
    } catch (error) {
      // They arrived before, and that answer was lost.
      if (refusalCode(error) !== 'IDENTITY_SENT') throw error
      await queryClient.invalidateQueries({ queryKey: endpointKey(identity.check) })
    }
  }
}
