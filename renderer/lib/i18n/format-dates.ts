import { brand } from 'virtual:brand'

/** Day and month in the site's zone: "21 Nov". */
export const formatDay = (time: number, tag: string): string =>
  new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: brand.timeZone }).format(time)

/** Day, month and year in the site's zone: "21 Nov 2026". */
export const formatDate = (time: number, tag: string): string =>
  new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: brand.timeZone,
  }).format(time)

/** Day and weekday in the site's zone: "Sat, Nov 21". */
export const formatWeekday = (time: number, tag: string): string =>
  new Intl.DateTimeFormat(tag, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: brand.timeZone,
  }).format(time)

/** Time of day in the site's zone, 24-hour: "21:37". */
export const formatClock = (time: number, tag: string): string =>
  new Intl.DateTimeFormat(tag, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: brand.timeZone,
  }).format(time)

/** Day and time of day in the site's zone: "21 Nov, 21:37". */
export const formatDayTime = (time: number, tag: string): string =>
  `${formatDay(time, tag)}, ${formatClock(time, tag)}`

/** Day, month in full and year in the site's zone: "21 November 2026". */
export const formatLongDay = (time: number, tag: string): string =>
  new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: brand.timeZone,
  }).format(time)

/** The same with the time of day and the site's zone: "21 November 2026, 21:37 PHT". */
export const formatLongMoment = (time: number, tag: string): string =>
  `${formatLongDay(time, tag)}, ${formatClock(time, tag)} ${zoneName(tag)}`

/** Time of day to the second, in the site's zone, which it names: "21:37:08 PHT". */
export function formatTime(time: number, tag: string): string {
  const clock = new Intl.DateTimeFormat(tag, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone: brand.timeZone,
  }).format(time)
  // Formatted separately, because with a zone Thai spells out hours, minutes and seconds.
  return `${clock} ${zoneName(tag)}`
}

/** Date and time as in records, the same in every language: "2026-11-21 18:05:32" in the site's zone. */
export const formatMoment = (time: number): string =>
  // Swedish uses ISO order for dates and times.
  new Intl.DateTimeFormat('sv-SE', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZone: brand.timeZone,
  }).format(time)

/** Zones that English and Filipino abbreviate, where Intl writes the name out: "Philippines Time". */
const abbreviatedZones: Record<string, string> = { 'Asia/Manila': 'PHT' }

/** The site's zone as the language calls it: "PHT". */
export const zoneName = (tag: string): string =>
  (/^(en|fil)\b/.test(tag) && abbreviatedZones[brand.timeZone]) ||
  new Intl.DateTimeFormat(tag, { timeZoneName: 'shortGeneric', timeZone: brand.timeZone })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ||
  brand.timeZone

/** How long ago something was: "2 minutes ago", or "just now" where the language has it. */
export function formatAgo(time: number, now: number, tag: string): string {
  const seconds = Math.round((time - now) / 1000)
  const format = new Intl.RelativeTimeFormat(tag, { numeric: 'auto', style: 'narrow' })
  if (seconds > -45) return format.format(0, 'second')
  const minutes = Math.round(seconds / 60)
  if (minutes > -60) return format.format(minutes, 'minute')
  const hours = Math.round(minutes / 60)
  return hours > -24 ? format.format(hours, 'hour') : format.format(Math.round(hours / 24), 'day')
}
