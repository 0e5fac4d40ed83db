import { answerLost } from '#lib/gateway/answer-lost.ts'
import { faultOf } from '#shared/contract/errors.ts'

/** How the address stands that the site was opened at. */
export type DomainState = 'fine' | 'moved' | 'failing'

/**
 * What to think of this address.
 * @param listed the gateway names it among its own.
 * @param errors of the latest questions that were asked through it.
 */
export function domainState(listed: boolean, errors: readonly unknown[]): DomainState {
  // Failures that another address may not have.
  if (errors.some((error) => answerLost(faultOf(error)))) return 'failing'
  return listed ? 'fine' : 'moved'
}
