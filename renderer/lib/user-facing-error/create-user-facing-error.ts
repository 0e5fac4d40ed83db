import i18next, { type ParseKeys } from 'i18next'
import { UserFacingError } from './user-facing-error.ts'

/** Kinds of user-facing errors. Each is also the key of its message in the `codes` texts. */
export type UserFacingReason = Extract<ParseKeys<'codes'>, `botCheck.${string}` | `phoneAuth.${string}`>

/** Creates a user-facing error of this kind, with its message in the current language. */
export async function createUserFacingError(kind: UserFacingReason): Promise<UserFacingError> {
  await i18next.loadNamespaces('codes')
  return new UserFacingError(kind, i18next.t(kind, { ns: 'codes' }))
}
