import type { RegistrationField, RegistrationValues } from './registration-fields.ts'

/** The agent's code that goes with a registration. */
export type Affiliate = {
  code: string
  /** From the field: then it is verified first. */
  typed: boolean
}

/**
 * The code in its field where that is shown and filled, else the one that the visit came with (specification,
 * section 4); undefined for neither.
 */
export function affiliateOf(
  { affiliateCode }: Pick<RegistrationValues, 'affiliateCode'>,
  fields: readonly RegistrationField[],
  ofVisit: string | undefined,
): Affiliate | undefined {
  const shown = fields.some(({ name }) => name === 'affiliateCode')
  const code = shown ? affiliateCode.trim() : ''
  if (code !== '') return { code, typed: true }
  return ofVisit === undefined ? undefined : { code: ofVisit, typed: false }
}
