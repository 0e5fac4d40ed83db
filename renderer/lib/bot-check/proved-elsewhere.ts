import type { PersonCheck } from '#lib/platform/platform.ts'
import {
  createUserFacingError,
  type UserFacingReason,
} from '#lib/user-facing-error/create-user-facing-error.ts'
import type { CheckFailure } from '#shared/domain/person-check.ts'

/**
 * Has the platform run a check on a page where the provider's script may run.
 * @param words the message key for each kind of failure.
 * @throws UserFacingError when there is no proof.
 */
export async function provedElsewhere(
  check: PersonCheck,
  asked: Parameters<PersonCheck>[0],
  words: Readonly<Record<CheckFailure, UserFacingReason>>,
): Promise<string> {
  const outcome = await check(asked)
  if (outcome.proved) return outcome.token
  throw await createUserFacingError(words[outcome.why])
}
