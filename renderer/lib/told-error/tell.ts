import i18next, { type ParseKeys } from 'i18next'
import { ToldError } from './told-error.ts'

/** What can be told: the key of its words in the texts about codes. */
export type Tellable = Extract<ParseKeys<'codes'>, `botCheck.${string}` | `phoneAuth.${string}`>

/** Makes the error of a kind, with its words in the language of now. */
export async function tell(kind: Tellable): Promise<ToldError> {
  await i18next.loadNamespaces('codes')
  return new ToldError(kind, i18next.t(kind, { ns: 'codes' }))
}
