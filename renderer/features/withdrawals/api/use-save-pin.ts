import { useGateway } from '#lib/gateway/gateway-context.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { paymentPassword } from '#shared/contract/endpoints/payment-password.ts'
import type { PinTask, PinValues } from '../model/check-pin.ts'
import { useRenew } from './use-renew.ts'

/** Returns a function that saves a payment password. It rejects with the error of the call that failed. */
export function useSavePin(task: PinTask): (values: PinValues) => Promise<void> {
  const gateway = useGateway()
  const renew = useRenew()
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
  // Also after a failure: it may have counted a wrong try, or been saved all the same.
  return (values) => save(values).finally(() => renew('pin'))
}
