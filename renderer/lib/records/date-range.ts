import { addDays, countDays, type Day, parseDay, startOfDay } from './days.ts'

/** First and last day that each preset means, counted from today. */
const presetOffsets = {
  today: [0, 0],
  yesterday: [-1, -1],
  last7: [-6, 0],
  last30: [-29, 0],
  next7: [0, 6],
  next30: [0, 29],
} as const satisfies Record<string, readonly [number, number]>

/** A named range of days; `last7` and `next7` include today. */
export type DatePreset = keyof typeof presetOffsets

/** Ranges of what has happened. */
export const pastPresets = ['today', 'yesterday', 'last7', 'last30'] as const satisfies readonly DatePreset[]

/** Days from the first to the last, both included; with its name, where it was chosen by one. */
export type DateRange = { preset?: DatePreset; from: Day; to: Day }

/** The most days that one range may have. */
export const longestRange = 92

/** What is wrong with a range that a person typed. */
export type RangeFault = 'missing' | 'order' | 'long'

/** The days of a preset. */
export function presetRange(preset: DatePreset, today: Day): DateRange {
  const [first, last] = presetOffsets[preset]
  return { preset, from: addDays(today, first), to: addDays(today, last) }
}

/** Checks two typed days; gives the range, or why it can't be one. */
export function checkRange(from: string, to: string): DateRange | RangeFault {
  const [first, last] = [parseDay(from), parseDay(to)]
  if (!first || !last) return 'missing'
  if (first > last) return 'order'
  return countDays(first, last) > longestRange ? 'long' : { from: first, to: last }
}

/** The moments of a range in a zone: from the first, included, to the second, not included. */
export const momentsOf = ({ from, to }: DateRange, timeZone: string): { from: number; to: number } => ({
  from: startOfDay(from, timeZone),
  to: startOfDay(addDays(to, 1), timeZone),
})
