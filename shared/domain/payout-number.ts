import { readFigures } from './typed-text.ts'

/** The rule of a bank's account numbers, as the gateway sends it. */
export type PayoutNumberRule = { form: 'digits'; min: number; max: number } | { form: 'mobile' }

/** Why a typed account number isn't one. `count`: the digits typed. */
export type PayoutNumberFault =
  | { kind: 'required' }
  | { kind: 'characters' }
  | { kind: 'mobile' }
  | { kind: 'length'; min: number; max: number; count: number }

export type ReadPayoutNumber = { number: string } | { fault: PayoutNumberFault }

/**
 * Parses a typed account number into its digits.
 * @param readMobile returns the digits of a mobile number as it is dialled at home; undefined if it is none.
 */
export function readPayoutNumber(
  typed: string,
  rule: PayoutNumberRule,
  readMobile: (typed: string) => string | undefined,
): ReadPayoutNumber {
  const bare = readFigures(typed).replaceAll(/[\s.-]/g, '')
  if (bare === '') return { fault: { kind: 'required' } }
  if (rule.form === 'mobile') {
    const number = readMobile(typed)
    return number === undefined ? { fault: { kind: 'mobile' } } : { number }
  }
  if (!/^\d+$/.test(bare)) return { fault: { kind: 'characters' } }
  const { min, max } = rule
  const count = bare.length
  return count < min || count > max ? { fault: { kind: 'length', min, max, count } } : { number: bare }
}
