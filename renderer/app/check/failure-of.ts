import type { CheckFailure } from '#shared/domain/person-check.ts'

const failures = new Map<string, CheckFailure>([
  ['botCheck.load', 'load'],
  ['botCheck.timeout', 'timeout'],
  ['botCheck.cancelled', 'cancelled'],
  ['botCheck.unsupported', 'unsupported'],
  ['phoneAuth.closed', 'cancelled'],
])

/** Why a check gave no proof, by the kind of its error; whoever asked has words for it of his own. */
export const failureOf = (kind: string): CheckFailure => failures.get(kind) ?? 'failed'
