import { addDays, countDays, type Day, firstOfMonth, monthsBefore, parseDay, startOfDay } from './days.ts'

/** First and last day of each preset, relative to today. */
const presetOffsets = {
  today: [0, 0],
  yesterday: [-1, -1],
  last7: [-6, 0],
  last14: [-13, 0],
  last30: [-29, 0],
} as const satisfies Record<string, readonly [number, number]>

/** Number of whole months before the current one, which is included. */
const presetMonths = { last6Months: 6, last12Months: 12 } as const satisfies Record<string, number>

/** A named range of days. `last7` includes today. */
export type DatePreset = keyof typeof presetOffsets | keyof typeof presetMonths | 'thisMonth' | 'lastMonth'

/** The presets for records of the past. */
export const pastPresets = ['today', 'yesterday', 'last7', 'last30'] as const satisfies readonly DatePreset[]

/** A range of days, both ends inclusive. `preset` is set if it was chosen by name. */
export type DateRange = { preset?: DatePreset; from: Day; to: Day }

/** Most days in a range. */
export const longestRange = 92

/** Why a typed range is invalid. */
export type RangeFault = 'missing' | 'order' | 'long'

/** The days of a preset. */
export function presetRange(preset: DatePreset, today: Day): DateRange {
  if (preset === 'thisMonth') return { preset, from: firstOfMonth(today), to: today }
  if (preset === 'lastMonth')
    return { preset, from: monthsBefore(today, 1), to: addDays(firstOfMonth(today), -1) }
  if (preset === 'last6Months' || preset === 'last12Months')
    return { preset, from: monthsBefore(today, presetMonths[preset]), to: today }
  const [first, last] = presetOffsets[preset]
  return { preset, from: addDays(today, first), to: addDays(today, last) }
}

/** Checks two typed days. Returns the range, or why it is invalid. */
export function checkRange(from: string, to: string): DateRange | RangeFault {
  const [first, last] = [parseDay(from), parseDay(to)]
  if (!first || !last) return 'missing'
  if (first > last) return 'order'
  return countDays(first, last) > longestRange ? 'long' : { from: first, to: last }
}

/** The moments of a range in a zone: `from` inclusive, `to` exclusive. */
export const momentsOf = ({ from, to }: DateRange, timeZone: string): { from: number; to: number } => ({
  from: startOfDay(from, timeZone),
  to: startOfDay(addDays(to, 1), timeZone),
})
