/** The rule of a bank's account numbers, as the gateway sends it. */
export type PayoutNumberRule = { form: 'digits'; min: number; max: number } | { form: 'mobile' }

/** Why a typed account number isn't one. `count`: the digits typed. */
export type PayoutNumberFault =
  | { kind: 'required' }
  | { kind: 'characters' }
  | { kind: 'mobile' }
  | { kind: 'length'; min: number; max: number; count: number }

/** Mobile numbers as e-wallets have them, by country: at home or with its dialling code. */
const homeMobiles: { readonly [country: string]: RegExp | undefined } = { PH: /^(?:\+?63|0)?(9\d{9})$/ }

/** A mobile number anywhere: what ITU-T E.164 allows, with or without "+". */
const anyMobile = /^\+?\d{6,15}$/

/** The digits of a mobile number, with its leading zero where the country's form is known; undefined if it is none. */
function readMobile(bare: string, country: string): string | undefined {
  const home = homeMobiles[country]
  if (!home) return anyMobile.test(bare) ? bare.replace('+', '') : undefined
  const national = home.exec(bare)?.[1]
  return national === undefined ? undefined : `0${national}`
}

/**
 * Parses a typed account number into its digits.
 * @param country the brand's, which decides the form of mobile numbers.
 */
export function readPayoutNumber(
  typed: string,
  rule: PayoutNumberRule,
  country: string,
): { number: string } | { fault: PayoutNumberFault } {
  const bare = typed.replaceAll(/[\s-]/g, '')
  if (bare === '') return { fault: { kind: 'required' } }
  if (rule.form === 'mobile') {
    const number = readMobile(bare, country)
    return number === undefined ? { fault: { kind: 'mobile' } } : { number }
  }
  if (!/^\d+$/.test(bare)) return { fault: { kind: 'characters' } }
  const { min, max } = rule
  const count = bare.length
  return count < min || count > max ? { fault: { kind: 'length', min, max, count } } : { number: bare }
}
