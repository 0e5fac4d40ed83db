import type { Referral } from '#lib/referral/referral.ts'
import type { RegistrationValues } from './registration-fields.ts'
import { emptyRegistration } from './registration-values.ts'

type Start = {
  country: string
  /** What was typed before. */
  draft: RegistrationValues | undefined
  /** What this very address brings; it counts before what was typed. */
  brought: Referral
  /** What the visit came with. */
  referral: Referral
}

/** What the form begins with. A referral code of a link stays as it is; an agent's code may be changed. */
export function startOfRegistration({ country, draft, brought, referral }: Start): RegistrationValues {
  const values = draft ?? emptyRegistration(country)
  return {
    ...values,
    referralCode: referral.referralCode ?? values.referralCode,
    affiliateCode: brought.affiliateCode ?? (values.affiliateCode || (referral.affiliateCode ?? '')),
  }
}
