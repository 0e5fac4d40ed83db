import type { Gateway } from '#lib/gateway/gateway.ts'
import { member } from '#shared/contract/endpoints/member.ts'

/**
 * Reports to the gateway that somebody came with an agent's code, so that it counts a visit of that invitation link.
 * The code itself is checked when the registration is sent.
 */
export const countVisit = async (gateway: Gateway, code: string, domain: string): Promise<void> =>
  gateway.call(member.affiliate, { code, domain }).then(
    () => {},
    () => {},
  )
