import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { endpointKey } from '#lib/queries/endpoint-query.ts'
import { paymentPassword } from '#shared/contract/endpoints/payment-password.ts'
import type { PaymentPurpose } from '#shared/contract/endpoints/second-proof.ts'

type LeavingOperation<Request> = {
  purpose: PaymentPurpose | undefined
  send: (input: Request & { checkToken: string }) => unknown
}

/**
 * Proves the payment password, then sends a request by which money leaves the account, with the proof. The password
 * itself is not part of the request, because a pending request is kept in session storage.
 */
export function useProvedSend<Request extends object>({ purpose, send }: LeavingOperation<Request>) {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  if (purpose === undefined) throw new Error('No money leaves the account by this operation.')
  return {
    /** Whether the password is being checked. */
    busy,
    /** Resolves with the error if the password couldn't be proved. What becomes of the request is in the operation. */
    async send(request: Request, pin: string): Promise<unknown> {
      if (busy) return undefined
      setBusy(true)
      try {
        const proof = await gateway.call(paymentPassword.check, { paymentPassword: pin, purpose })
        send({ ...request, ...proof })
        return undefined
      } catch (error) {
        void queryClient.invalidateQueries({ queryKey: endpointKey(paymentPassword.state) })
        return error
      } finally {
        setBusy(false)
      }
    },
  }
}
