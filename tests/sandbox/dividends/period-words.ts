import type { Period } from '../contracts/periods.ts'
import { dayLength, isoDay } from '../merchant-zone.ts'

/** A period's first and last day, as messages name it. */
export const periodWords = ({ from, to }: Period): string => {
  const [first, last] = [isoDay(from), isoDay(to - dayLength)]
  return first === last ? first : `${first} – ${last}`
}
