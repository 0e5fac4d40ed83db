import { faultOf } from '#shared/contract/errors.ts'

/** The code of a refusal; empty where it has none, and for what is no refusal. */
export function refusalCode(error: unknown): string {
  const fault = faultOf(error)
  return fault?.kind === 'refused' ? (fault.code ?? '') : ''
}
