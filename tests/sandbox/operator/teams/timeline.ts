import { ahead, dayLength, inZone, momentOf } from '#sandbox/world/market/merchant-zone.ts'

/** A stretch of time within one calendar month of the merchant's zone. */
export type Segment = {
  /** The month, counted from year 0. */
  month: number
  /** Its number of days. */
  length: number
  /** When the month begins, in ms. */
  begins: number
  /** Start and end of the stretch in ms; the end is exclusive. */
  from: number
  to: number
}

/** Number of the day that contains a moment, counted from 1970 in the merchant's zone. */
export const dayNumber = (time: number): number => Math.floor((time + ahead) / dayLength)
/** When a day begins, by its number. */
export const dayStart = (day: number): number => day * dayLength - ahead

/** Splits a range into its calendar months. Empty if it ends before it begins. */
export function segmentsOf(from: number, to: number): Segment[] {
  const segments: Segment[] = []
  for (let at = from; at < to; ) {
    const local = inZone(at)
    const [year, index] = [local.getUTCFullYear(), local.getUTCMonth()]
    const begins = momentOf(year, index)
    const ends = momentOf(year, index + 1)
    const length = Math.round((ends - begins) / dayLength)
    segments.push({ month: year * 12 + index, length, begins, from: at, to: Math.min(to, ends) })
    at = ends
  }
  return segments
}

/** The month that contains a day, counted from year 0. */
export function monthOfDay(day: number): number {
  const local = inZone(dayStart(day))
  return local.getUTCFullYear() * 12 + local.getUTCMonth()
}
