import type { WithdrawalValues } from './check-withdrawal.ts'

/** The field of the withdrawal form that a refusal is about. */
export const refusedWithdrawalField: Record<string, keyof WithdrawalValues | undefined> = {
  PAYOUT_GONE: 'accountId',
  AMOUNT_INVALID: 'amount',
  AMOUNT_OUT_OF_RANGE: 'amount',
  WITHDRAWAL_ABOVE_FREE: 'amount',
  WITHDRAWAL_DAY_AMOUNT: 'amount',
  WRONG_PAYMENT_PASSWORD: 'pin',
  PAYMENT_PASSWORD_LOCKED: 'pin',
  CHECK_REQUIRED: 'pin',
}
