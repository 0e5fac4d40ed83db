import type { Invitation } from '#lib/invitation/invitation.ts'
import type { RegistrationValues } from './registration-fields.ts'
import { emptyRegistration } from './registration-values.ts'

type Start = {
  country: string
  /** What was typed before. */
  draft: RegistrationValues | undefined
  /** What this very address brings; it counts before what was typed. */
  brought: Invitation
  /** What the visit came with. */
  invitation: Invitation
}

/** What the form begins with. A referral code of a link stays as it is; an agent's code may be changed. */
export function startOfRegistration({ country, draft, brought, invitation }: Start): RegistrationValues {
  const values = draft ?? emptyRegistration(country)
  return {
    ...values,
    referralCode: invitation.referralCode ?? values.referralCode,
    affiliateCode: brought.affiliateCode ?? (values.affiliateCode || (invitation.affiliateCode ?? '')),
  }
}
