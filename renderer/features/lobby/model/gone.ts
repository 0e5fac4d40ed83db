import { faultOf } from '#shared/contract/errors.ts'

/** Whether a call failed because its game isn't there, or no longer. */
export function isGone(error: unknown): boolean {
  const fault = faultOf(error)
  return fault?.kind === 'refused' && fault.code === 'GAME_GONE'
}
