import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'
import { member } from '#shared/contract/endpoints/member.ts'
import { paymentPassword } from '#shared/contract/endpoints/payment-password.ts'
import type { fakeNetwork } from './network.ts'

type Network = ReturnType<typeof fakeNetwork>

/** An account with a payment password. */
export const pinState = { set: true, triesLeft: 5, lockedUntil: null, mobile: '0917 ••• ••67' }

/** Lets a gateway prove every payment password. */
export function answerPin(network: Network, state: object = {}): void {
  network.answer(paymentPassword.state, () => ({ ...pinState, ...state }))
  network.answer(paymentPassword.check, () => ({ checkToken: 'proof' }))
}

/**
 * Lets a gateway have an account without a payment password.
 * @returns what a person does who sets the first one, from the button that offers it until the sheet has closed.
 */
export function withoutPin(network: Network) {
  answerPin(network, { set: false })
  network.answer(member.passwordCheck, () => ({ checkToken: 'pc' }))
  network.answer(paymentPassword.set, () => {
    answerPin(network)
    return null
  })
  return async (screen: Pick<Locator, 'getByRole'>): Promise<void> => {
    await screen.getByRole('button', { name: 'Set payment password' }).click()
    const sheet = screen.getByRole('dialog', { name: 'Set payment password' })
    await sheet.getByLabelText('Login password').fill('Palaro123')
    await sheet.getByLabelText('New payment password').fill('740213')
    await sheet.getByLabelText('Type it again').fill('740213')
    await sheet.getByRole('button', { name: 'Set payment password' }).click()
    await expect.element(sheet).not.toBeInTheDocument()
  }
}
