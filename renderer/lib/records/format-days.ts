import { countDays, type Day, startOfDay } from './days.ts'

/** A range of days as a person reads it: "Nov 15 – 21, 2026". */
export const formatDays = ({ from, to }: { from: Day; to: Day }, tag: string): string =>
  new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(startOfDay(from, 'UTC'), startOfDay(to, 'UTC'))

/** A day in full, for lists and announcements: "Sat, Nov 21". */
export const formatDayName = (day: Day, tag: string): string =>
  new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    startOfDay(day, 'UTC'),
  )

/** A day below an axis: with its weekday where there are few, "Sat 21", else its number and month. */
export const formatDayMark = (day: Day, tag: string, few: boolean): string =>
  new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    ...(few ? { weekday: 'short' } : { month: 'short' }),
    timeZone: 'UTC',
  }).format(startOfDay(day, 'UTC'))

/** Whether a range has so few days that each can be named by its weekday. */
export const isWeek = ({ from, to }: { from: Day; to: Day }): boolean => countDays(from, to) <= 7
