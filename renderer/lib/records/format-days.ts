import { countDays, type Day, parseDay, startOfDay } from './days.ts'

/** Formats a range of days: "Nov 15 – 21, 2026". */
export const formatDays = ({ from, to }: { from: Day; to: Day }, tag: string): string =>
  new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(startOfDay(from, 'UTC'), startOfDay(to, 'UTC'))

/** A day with its weekday, for lists and announcements: "Sat, Nov 21". */
export const formatDayName = (day: Day, tag: string): string =>
  new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    startOfDay(day, 'UTC'),
  )

/** A day below an axis: with its weekday if there are few, "Sat 21", otherwise with its month. */
export const formatDayMark = (day: Day, tag: string, few: boolean): string =>
  new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    ...(few ? { weekday: 'short' } : { month: 'short' }),
    timeZone: 'UTC',
  }).format(startOfDay(day, 'UTC'))

/** Whether a range is short enough that weekdays are unambiguous. */
export const isWeek = ({ from, to }: { from: Day; to: Day }): boolean => countDays(from, to) <= 7

/** Rows of days with what a chart needs of each: its key, its name, and its mark below the axis. */
export const asDayPoints = <Row extends { date: string }>(rows: readonly Row[], tag: string, few: boolean) =>
  rows.flatMap((row) => {
    const day = parseDay(row.date)
    return day
      ? [{ ...row, key: row.date, name: formatDayName(day, tag), mark: formatDayMark(day, tag, few) }]
      : []
  })
