import { answerLost } from '#lib/gateway/answer-lost.ts'
import { faultOf } from '#shared/contract/errors.ts'

/** State of the address the site was opened at. */
export type DomainState = 'fine' | 'moved' | 'failing'

/**
 * Rates the current address.
 * @param listed whether the gateway lists it among its own.
 * @param errors of the latest calls through it.
 */
export function domainState(listed: boolean, errors: readonly unknown[]): DomainState {
  // Another address might not have these failures.
  if (errors.some((error) => answerLost(faultOf(error)))) return 'failing'
  return listed ? 'fine' : 'moved'
}
