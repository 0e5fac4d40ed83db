import { faultOf } from '#shared/contract/errors.ts'

/** The code of a refusal; "" if it has none or the error isn't a refusal. */
export function refusalCode(error: unknown): string {
  const fault = faultOf(error)
  return fault?.kind === 'refused' ? (fault.code ?? '') : ''
}
