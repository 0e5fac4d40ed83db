import { useGateway } from '#lib/gateway/gateway-context.ts'
import { refusalCode } from '#lib/gateway/refusal-code.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { payout } from '#shared/contract/endpoints/payout.ts'
import { type AccountValues, refusedAccountField } from '../model/check-account.ts'
import { useRenew } from './use-renew.ts'

type Refused = { field: keyof AccountValues | undefined; message: string }

/** Returns a function that adds a payout account. It resolves with why it couldn't, and for which field. */
export function useAddAccount() {
  const gateway = useGateway()
  const faultMessage = useFaultMessage()
  const renew = useRenew()
  return async (
    { bankId, number, holder, pin }: AccountValues,
    typesHolder: boolean,
  ): Promise<Refused | undefined> => {
    const account = { bankId, number, ...(typesHolder && { holder }), paymentPassword: pin }
    try {
      await gateway.call(payout.add, account)
      return undefined
    } catch (error) {
      return { field: refusedAccountField[refusalCode(error)], message: faultMessage(error) ?? '' }
    } finally {
      // Refetches also after a failure, because the answer may have been lost, or a wrong try counted.
      renew('accounts', 'pin')
    }
  }
}
