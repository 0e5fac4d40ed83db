import { brand } from 'virtual:brand'
import { formatsOf } from './formats-of.ts'

const datesOf = (options: Intl.DateTimeFormatOptions) =>
  formatsOf((tag) => new Intl.DateTimeFormat(tag, { ...options, timeZone: brand.timeZone }))

const days = datesOf({ day: 'numeric', month: 'short' })
const dates = datesOf({ day: 'numeric', month: 'short', year: 'numeric' })
const weekdays = datesOf({ weekday: 'short', day: 'numeric', month: 'short' })
const longDays = datesOf({ day: 'numeric', month: 'long', year: 'numeric' })
const months = datesOf({ month: 'long', year: 'numeric' })
const clocks = datesOf({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const seconds = datesOf({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' })
const moments = datesOf({
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})
const zones = datesOf({ timeZoneName: 'shortGeneric' })
const agos = formatsOf((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto', style: 'narrow' }))

/** Day and month in the site's zone: "21 Nov". */
export const formatDay = (time: number, tag: string): string => days(tag).format(time)

/** Day, month and year in the site's zone: "21 Nov 2026". */
export const formatDate = (time: number, tag: string): string => dates(tag).format(time)

/** Day and weekday in the site's zone: "Sat, Nov 21". */
export const formatWeekday = (time: number, tag: string): string => weekdays(tag).format(time)

/** Time of day in the site's zone, 24-hour: "21:37". */
export const formatClock = (time: number, tag: string): string => clocks(tag).format(time)

/** Day and time of day in the site's zone: "21 Nov, 21:37". */
export const formatDayTime = (time: number, tag: string): string =>
  `${formatDay(time, tag)}, ${formatClock(time, tag)}`

/** Month in full and year in the site's zone: "November 2026". */
export const formatMonth = (time: number, tag: string): string => months(tag).format(time)

/** Day, month in full and year in the site's zone: "21 November 2026". */
export const formatLongDay = (time: number, tag: string): string => longDays(tag).format(time)

/** The same with the time of day and the site's zone: "21 November 2026, 21:37 PHT". */
export const formatLongMoment = (time: number, tag: string): string =>
  `${formatLongDay(time, tag)}, ${formatClock(time, tag)} ${zoneName(tag)}`

/**
 * Time of day to the second, in the site's zone, which it names: "21:37:08 PHT". The zone is formatted separately,
 * because with it Thai spells out hours, minutes and seconds.
 */
export const formatTime = (time: number, tag: string): string =>
  `${seconds(tag).format(time)} ${zoneName(tag)}`

/**
 * Date and time as in records, the same in every language: "2026-11-21 18:05:32" in the site's zone. Swedish uses ISO
 * order for dates and times.
 */
export const formatMoment = (time: number): string => moments('sv-SE').format(time)

/** The site's zone as the brand or the language calls it: "PHT". */
export const zoneName = (tag: string): string =>
  brand.zoneNames?.[tag.split('-')[0] ?? tag] ||
  zones(tag)
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ||
  brand.timeZone

/** How long ago something was: "2 minutes ago", or "just now" where the language has it. */
export function formatAgo(time: number, now: number, tag: string): string {
  const elapsed = Math.round((time - now) / 1000)
  const format = agos(tag)
  if (elapsed > -45) return format.format(0, 'second')
  const minutes = Math.round(elapsed / 60)
  if (minutes > -60) return format.format(minutes, 'minute')
  const hours = Math.round(minutes / 60)
  return hours > -24 ? format.format(hours, 'hour') : format.format(Math.round(hours / 24), 'day')
}
