import { useState } from 'react'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { paymentPassword } from '#shared/contract/endpoints/payment-password.ts'
import { useRenew } from './use-renew.ts'
import type { WithdrawalOperation } from './use-withdrawal.ts'

type Request = { accountId: string; amount: string; fee: string; pin: string }

/**
 * Proves the payment password, then sends the request with the proof. The password itself is not part of the request,
 * because a pending request is kept in session storage.
 */
export function useSendWithdrawal({ send }: WithdrawalOperation) {
  const gateway = useGateway()
  const renew = useRenew()
  const [busy, setBusy] = useState(false)
  return {
    /** Whether the password is being checked. */
    busy,
    /** Resolves with the error if the password couldn't be proved. What becomes of the request is in the operation. */
    async send({ pin, ...request }: Request): Promise<unknown> {
      if (busy) return undefined
      setBusy(true)
      try {
        const proof = await gateway.call(paymentPassword.check, { paymentPassword: pin, purpose: 'withdraw' })
        void send({ ...request, ...proof })
        return undefined
      } catch (error) {
        renew('pin')
        return error
      } finally {
        setBusy(false)
      }
    },
  }
}
