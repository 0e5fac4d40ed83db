import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { referral } from '#shared/contract/endpoints/referral.ts'

/** The member's invitations as the gateway sums them up. */
export type Overview = ValueOf<typeof referral.overview>
