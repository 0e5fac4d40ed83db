import { type Amount, compareAmounts, parseAmount } from '#shared/domain/money.ts'

/** A comma that may stand for a decimal point, as in "1,5" or "1000,50". Reading it as a separator would be wrong. */
const decimalComma = /,\d{0,2}(?!\d)/

/** Parses an amount as typed, "1,000" or "₱ 1000.50"; undefined for anything else. */
export function readTypedAmount(text: string): Amount | undefined {
  if (decimalComma.test(text)) return undefined
  const bare = text.replace(/[\p{Sc},\s]/gu, '')
  return /^\d+(\.\d{1,2})?$/.test(bare) ? parseAmount(bare) : undefined
}

/** Formats an amount for its input: "1,000.00". */
export const writeTypedAmount = (amount: Amount): string =>
  amount.replace(/\B(?=(\d{3})+(?!\d)(?=.*\.))/g, ',')

export type AmountFault =
  | { kind: 'required' }
  | { kind: 'format' }
  | { kind: 'below' | 'above'; limit: Amount }

/** Checks a typed amount against two limits, both inclusive; undefined if it is valid. */
export function checkAmount(
  text: string,
  { min, max }: { min: Amount; max: Amount },
): AmountFault | undefined {
  if (text.trim() === '') return { kind: 'required' }
  const amount = readTypedAmount(text)
  if (amount === undefined) return { kind: 'format' }
  if (compareAmounts(amount, min) < 0) return { kind: 'below', limit: min }
  return compareAmounts(amount, max) > 0 ? { kind: 'above', limit: max } : undefined
}
