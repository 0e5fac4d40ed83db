import { readTypedAmount } from '#lib/forms/amount.ts'
import type { WithdrawalTerms } from '#shared/contract/endpoints/withdrawals.ts'
import { type Amount, compareAmounts, subtractAmounts } from '#shared/domain/money.ts'
import { readLine } from '#shared/domain/typed-text.ts'

/** The form's values. The amount is text as typed; the payment password never leaves the form. */
export type WithdrawalValues = { accountId: string; amount: string; pin: string }

export type AmountFault =
  | { kind: 'required' | 'format' }
  | { kind: 'below' | 'above' | 'free' | 'day' | 'fee'; limit: Amount }

type Limits = Pick<WithdrawalTerms, 'min' | 'max' | 'free'> & {
  day: Pick<WithdrawalTerms['day'], 'amountLeft'>
  fee: Pick<WithdrawalTerms['fee'], 'next'>
}

/** Checks a typed amount; undefined if it may be withdrawn. */
export function checkWithdrawal(
  typed: string,
  { min, max, free, day, fee }: Limits,
): AmountFault | undefined {
  if (readLine(typed) === '') return { kind: 'required' }
  const amount = readTypedAmount(typed)
  if (amount === undefined) return { kind: 'format' }
  if (compareAmounts(amount, min) < 0) return { kind: 'below', limit: min }
  if (compareAmounts(amount, max) > 0) return { kind: 'above', limit: max }
  if (compareAmounts(amount, free) > 0) return { kind: 'free', limit: free }
  if (compareAmounts(amount, day.amountLeft) > 0) return { kind: 'day', limit: day.amountLeft }
  return compareAmounts(amount, fee.next) <= 0 ? { kind: 'fee', limit: fee.next } : undefined
}

/** The most that can be asked for in one order; undefined if it is less than the least. */
export function largestOrder({ min, max, free, day }: Limits): Amount | undefined {
  const least = [max, free, day.amountLeft].reduce((a, b) => (compareAmounts(a, b) < 0 ? a : b))
  return compareAmounts(least, min) < 0 ? undefined : least
}

/** What arrives and what stays, for a typed amount; undefined while it isn't an amount. */
export function figuresOf(typed: string, { total, fee }: Pick<WithdrawalTerms, 'total' | 'fee'>) {
  const amount = readTypedAmount(typed)
  return (
    amount && { amount, received: subtractAmounts(amount, fee.next), left: subtractAmounts(total, amount) }
  )
}

/** Share of a turnover requirement that is done, from 0 to 100. */
export function shareDone(done: Amount, required: Amount): number {
  const whole = Number(required)
  return whole > 0 ? Math.min(100, Math.floor((Number(done) / whole) * 100)) : 100
}
