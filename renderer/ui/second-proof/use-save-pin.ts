import { useQueryClient } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { paymentPassword } from '#shared/contract/endpoints/payment-password.ts'
import type { PinTask, PinValues } from './check-pin.ts'
import { pinQuery } from './pin-query.ts'

/** Returns a function that saves a payment password. It rejects with the error of the call that failed. */
export function useSavePin(task: PinTask): (values: PinValues) => Promise<void> {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  const prove = (password: string) =>
    gateway.call(member.passwordCheck, { password, purpose: 'paymentPassword' })

  const save = async ({ login, boundCode, code, old, pin }: PinValues): Promise<void> => {
    if (task === 'change') {
      await gateway.call(paymentPassword.change, { oldPaymentPassword: old, paymentPassword: pin })
      return
    }
    const { checkToken } = await prove(login)
    const proof = boundCode !== '' && { boundCode }
    if (task === 'set')
      await gateway.call(paymentPassword.set, { paymentPassword: pin, checkToken, ...proof })
    else
      await gateway.call(paymentPassword.reset, {
        paymentPassword: pin,
        checkToken,
        verificationCode: code,
      })
  }
  // Refetches also after a failure: a wrong try may have been counted, or the PIN saved after all.
  const renew = () => void queryClient.invalidateQueries({ queryKey: pinQuery(gateway).queryKey })
  return (values) => save(values).finally(renew)
}
