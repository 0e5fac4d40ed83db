/** The rule of a bank's account numbers, as the gateway sends it. */
export type PayoutNumberRule = { form: 'digits'; min: number; max: number } | { form: 'mobile' }

/** Why a typed account number isn't one. `count`: the digits typed. */
export type PayoutNumberFault =
  | { kind: 'required' }
  | { kind: 'characters' }
  | { kind: 'mobile' }
  | { kind: 'length'; min: number; max: number; count: number }

/** A mobile number of the Philippines, at home or with its dialling code. */
const mobile = /^(?:\+?63|0)?(9\d{9})$/

/** Parses a typed account number into its digits; a mobile number gets its leading zero. */
export function readPayoutNumber(
  typed: string,
  rule: PayoutNumberRule,
): { number: string } | { fault: PayoutNumberFault } {
  const bare = typed.replaceAll(/[\s-]/g, '')
  if (bare === '') return { fault: { kind: 'required' } }
  if (rule.form === 'mobile') {
    const national = mobile.exec(bare)?.[1]
    return national === undefined ? { fault: { kind: 'mobile' } } : { number: `0${national}` }
  }
  if (!/^\d+$/.test(bare)) return { fault: { kind: 'characters' } }
  const { min, max } = rule
  const count = bare.length
  return count < min || count > max ? { fault: { kind: 'length', min, max, count } } : { number: bare }
}
