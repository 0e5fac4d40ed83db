import type { PayoutBank } from '#shared/contract/endpoints/payout.ts'
import { isPaymentPassword } from '#shared/domain/payment-password.ts'
import type { PayoutNumberFault, ReadPayoutNumber } from '#shared/domain/payout-number.ts'

export type AccountValues = { bankId: string; number: string; holder: string; pin: string }

/** What is wrong with the form of a payout account, by field. */
export type AccountFaults = {
  bankId?: true
  number?: PayoutNumberFault
  holder?: true
  pin?: 'required' | 'format'
}

/** Checks the form. `bank` is the chosen one, `read` the number as its rule reads it; the holder's name is typed only while the member has none. */
export function checkAccount(
  { holder, pin }: AccountValues,
  bank: PayoutBank | undefined,
  typesHolder: boolean,
  read: ReadPayoutNumber | undefined,
): AccountFaults {
  const isName = /^(?=.*\p{L})[\p{L}\p{M}.'’ -]{2,80}$/u.test(holder)
  return {
    ...(!bank && { bankId: true }),
    ...(read && 'fault' in read && { number: read.fault }),
    ...(typesHolder && !isName && { holder: true }),
    ...(!isPaymentPassword(pin) && { pin: pin === '' ? 'required' : 'format' }),
  }
}

/** The field that a refusal is about. */
export const refusedAccountField: Record<string, keyof AccountValues | undefined> = {
  PAYOUT_BANK_GONE: 'bankId',
  PAYOUT_NUMBER_INVALID: 'number',
  PAYOUT_OWN: 'number',
  PAYOUT_TAKEN: 'number',
  PAYOUT_HOLDER_INVALID: 'holder',
  PAYOUT_HOLDER_OTHER: 'holder',
  WRONG_PAYMENT_PASSWORD: 'pin',
  PAYMENT_PASSWORD_LOCKED: 'pin',
}
