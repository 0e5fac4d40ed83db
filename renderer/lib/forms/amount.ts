import { type Amount, compareAmounts, parseAmount } from '#shared/domain/money.ts'
import { readFigures } from '#shared/domain/typed-text.ts'

/** A comma that may stand for a decimal point, as in "1,5" or "1000,50". Reading it as a separator would be wrong. */
const decimalComma = /,\d{0,2}(?!\d)/

/** The sign of a currency, before or after an amount. */
const withSign = /^\p{Sc}? ?(.*?) ?\p{Sc}?$/u

/** An amount with at most one point. Spaces part groups of three digits; others stand between two amounts. */
const form = /^(?:[\d,]+|\d{1,3}(?: \d{3})+)?(?:\.\d{0,2})?$/

/** An amount as typed, without the sign of its currency and in plain digits. */
export const bareAmount = (typed: string): string => withSign.exec(readFigures(typed))?.[1] ?? ''

/** Parses an amount as typed, "1,000" or "₱ 1000.50"; undefined for anything else. */
export function readTypedAmount(typed: string): Amount | undefined {
  const bare = bareAmount(typed)
  if (decimalComma.test(bare) || !form.test(bare)) return undefined
  const [whole = '', fraction = ''] = bare.replaceAll(/[ ,]/g, '').split('.')
  return whole === '' && fraction === '' ? undefined : parseAmount(`${whole || '0'}.${fraction || '0'}`)
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
  if (readFigures(text) === '') return { kind: 'required' }
  const amount = readTypedAmount(text)
  if (amount === undefined) return { kind: 'format' }
  if (compareAmounts(amount, min) < 0) return { kind: 'below', limit: min }
  return compareAmounts(amount, max) > 0 ? { kind: 'above', limit: max } : undefined
}
