/** So many wrong passwords in a row close an account for a while. */
export const wrongPasswordsAllowed = 5
const lockMinutes = 5
const minute = 60_000

type Lock = {
  /** ms since 1970; by wrong passwords. */
  lockedUntil: number | null
  /** By the house, for so many minutes whenever asked. */
  heldMinutes: number | null
}

/** Minutes for which an account stays locked; undefined for one that isn't. */
export function lockedMinutes({ heldMinutes, lockedUntil }: Lock, now: number): number | undefined {
  if (heldMinutes !== null) return heldMinutes
  if (lockedUntil === null || lockedUntil <= now) return undefined
  return Math.ceil((lockedUntil - now) / minute)
}

/** Until when one more wrong password locks an account; undefined when it doesn't yet. */
export const lockAfterFailure = (failures: number, now: number): number | undefined =>
  failures % wrongPasswordsAllowed === 0 ? now + lockMinutes * minute : undefined
