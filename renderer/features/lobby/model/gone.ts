import { faultOf } from '#shared/contract/errors.ts'

/** Whether a call failed because its game doesn't exist, or no longer does. */
export function isGone(error: unknown): boolean {
  const fault = faultOf(error)
  return fault?.kind === 'refused' && fault.code === 'GAME_GONE'
}
