import type { RegistrationField, RegistrationValues } from './registration-fields.ts'

/** The agent's code to send with a registration. */
export type Affiliate = {
  code: string
  /** Whether it was typed into the field. Such a code is verified first. */
  typed: boolean
}

/**
 * The code from its field if that is shown and filled, otherwise the one the visit came with (specification, section
 * 4). Undefined if there is neither.
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
