import { dayLength, isoDay } from '#sandbox/world/market/merchant-zone.ts'
import type { Period } from '../contracts/periods.ts'

/** A period's first and last day, as messages name it. */
export const periodWords = ({ from, to }: Period): string => {
  const [first, last] = [isoDay(from), isoDay(to - dayLength)]
  return first === last ? first : `${first} – ${last}`
}
