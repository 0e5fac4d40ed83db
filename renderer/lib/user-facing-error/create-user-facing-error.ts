import i18next, { type ParseKeys } from 'i18next'
import { UserFacingError } from './user-facing-error.ts'

/** What can be told: the key of its words in the texts about codes. */
export type UserFacingReason = Extract<ParseKeys<'codes'>, `botCheck.${string}` | `phoneAuth.${string}`>

/** Makes the error of a kind, with its words in the language of now. */
export async function tell(kind: UserFacingReason): Promise<UserFacingError> {
  await i18next.loadNamespaces('codes')
  return new UserFacingError(kind, i18next.t(kind, { ns: 'codes' }))
}
