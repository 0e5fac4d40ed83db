import { paymentPassword } from '#shared/contract/endpoints/payment-password.ts'
import type { fakeNetwork } from './network.ts'

/** An account with a payment password. */
export const pinState = { set: true, triesLeft: 5, lockedUntil: null, mobile: '0917 ••• ••67' }

/** Lets a gateway prove every payment password. */
export function answerPin(network: ReturnType<typeof fakeNetwork>, state: object = {}): void {
  network.answer(paymentPassword.state, () => ({ ...pinState, ...state }))
  network.answer(paymentPassword.check, () => ({ checkToken: 'proof' }))
}
