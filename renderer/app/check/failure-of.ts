import type { CheckFailure } from '#shared/domain/person-check.ts'

const failures = new Map<string, CheckFailure>([
  ['botCheck.load', 'load'],
  ['botCheck.timeout', 'timeout'],
  ['botCheck.cancelled', 'cancelled'],
  ['botCheck.unsupported', 'unsupported'],
  ['phoneAuth.closed', 'cancelled'],
])

/** Why a check failed, by the message key of its error. The receiver has its own texts for each reason. */
export const failureOf = (kind: string): CheckFailure => failures.get(kind) ?? 'failed'
