import { formatsOf } from '#lib/i18n/formats-of.ts'
import { countDays, type Day, parseDay, startOfDay } from './days.ts'

/** Days have no zone; all are written as those of UTC. */
const daysOf = (options: Intl.DateTimeFormatOptions) =>
  formatsOf((tag) => new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }))

const ranges = daysOf({ day: 'numeric', month: 'short', year: 'numeric' })
const names = daysOf({ weekday: 'short', day: 'numeric', month: 'short' })
const weekdayMarks = daysOf({ day: 'numeric', weekday: 'short' })
const monthMarks = daysOf({ day: 'numeric', month: 'short' })

/** Formats a range of days: "Nov 15 – 21, 2026". */
export const formatDays = ({ from, to }: { from: Day; to: Day }, tag: string): string =>
  ranges(tag).formatRange(startOfDay(from, 'UTC'), startOfDay(to, 'UTC'))

/** A day with its weekday, for lists and announcements: "Sat, Nov 21". */
export const formatDayName = (day: Day, tag: string): string => names(tag).format(startOfDay(day, 'UTC'))

/** A day below an axis: with its weekday if there are few, "Sat 21", otherwise with its month. */
export const formatDayMark = (day: Day, tag: string, few: boolean): string =>
  (few ? weekdayMarks : monthMarks)(tag).format(startOfDay(day, 'UTC'))

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
