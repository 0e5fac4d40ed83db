import type { Referral } from '#lib/referral/referral.ts'
import type { RegistrationValues } from './registration-fields.ts'
import { emptyRegistration } from './registration-values.ts'

type Start = {
  country: string
  /** What was typed before the form was last closed. */
  draft: RegistrationValues | undefined
  /** Codes in the current address. Its agent's code overrides what was typed. */
  brought: Referral
  /** Codes that the visit came with. */
  referral: Referral
}

/** The form's initial values. A referral code from a link can't be changed; an agent's code can. */
export function startOfRegistration({ country, draft, brought, referral }: Start): RegistrationValues {
  const values = draft ?? emptyRegistration(country)
  return {
    ...values,
    referralCode: referral.referralCode ?? values.referralCode,
    affiliateCode: brought.affiliateCode ?? (values.affiliateCode || (referral.affiliateCode ?? '')),
  }
}
