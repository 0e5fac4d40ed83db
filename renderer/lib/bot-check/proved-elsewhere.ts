import type { PersonCheck } from '#lib/platform/platform.ts'
import { tell, type UserFacingReason } from '#lib/user-facing-error/create-user-facing-error.ts'
import type { CheckFailure } from '#shared/domain/person-check.ts'

/**
 * Has a check made where its provider's script runs, as the gateway knows to.
 * @param words what each failure is told as.
 * @throws UserFacingError when there is no proof.
 */
export async function provedElsewhere(
  check: PersonCheck,
  asked: Parameters<PersonCheck>[0],
  words: Readonly<Record<CheckFailure, UserFacingReason>>,
): Promise<string> {
  const outcome = await check(asked)
  if (outcome.proved) return outcome.token
  throw await tell(words[outcome.why])
}
