/** Number of digits of a payment password. */
export const paymentPasswordLength = 6

/** Why a payment password can't be chosen. `simple`: all digits are the same, or count up or down. */
export type PaymentPasswordFault = 'required' | 'format' | 'simple'

export const isPaymentPassword = (text: string): boolean => /^\d{6}$/.test(text)

/** Checks a new payment password; undefined if it is good. */
export function checkPaymentPassword(text: string): PaymentPasswordFault | undefined {
  if (text === '') return 'required'
  if (!isPaymentPassword(text)) return 'format'
  const steps = [...text].slice(1).map((digit, index) => Number(digit) - Number(text[index]))
  const [first = 0] = steps
  return Math.abs(first) <= 1 && steps.every((step) => step === first) ? 'simple' : undefined
}
