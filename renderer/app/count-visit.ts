import type { Gateway } from '#lib/gateway/gateway.ts'
import { member } from '#shared/contract/endpoints/member.ts'

/**
 * Tells the gateway that somebody came with an agent's code, which counts as a visit of that invitation link. Only a
 * count: whether the code is good is said when the registration is sent.
 */
export const countVisit = async (gateway: Gateway, code: string, domain: string): Promise<void> =>
  gateway.call(member.affiliate, { code, domain }).then(
    () => {},
    () => {},
  )
