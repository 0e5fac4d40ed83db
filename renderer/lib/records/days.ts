import { formatsOf } from '#lib/i18n/formats-of.ts'

/** A calendar day, as yyyy-MM-dd. */
export type Day = `${number}-${number}-${number}`

const dayLength = 86_400_000
const utcOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`)
const dayForm = /^\d{4}-\d{2}-\d{2}$/
const isDay = (text: string): text is Day => dayForm.test(text)

function dayOfUtc(time: number): Day {
  const text = new Date(time).toISOString().slice(0, 10)
  if (!isDay(text)) throw new RangeError(`no day of the calendar: ${text}`)
  return text
}

/** Parses yyyy-MM-dd; undefined for anything that isn't a calendar day. */
export function parseDay(text: string): Day | undefined {
  if (!isDay(text)) return undefined
  const time = utcOf(text)
  return !Number.isNaN(time) && dayOfUtc(time) === text ? text : undefined
}

/** The day so many days later; earlier if the count is negative. */
export const addDays = (day: Day, count: number): Day => dayOfUtc(utcOf(day) + count * dayLength)

/** Number of days in a range, both ends inclusive. */
export const countDays = (from: Day, to: Day): number => Math.round((utcOf(to) - utcOf(from)) / dayLength) + 1

const offsets = formatsOf(
  (tag, timeZone: string) => new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'longOffset' }),
)

/** Milliseconds by which a zone is ahead of UTC at a moment. */
export function zoneOffset(time: number, timeZone: string): number {
  const name = offsets('en', timeZone)
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(name ?? '') ?? []
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

/** The day of a moment in a zone. */
export const dayAt = (time: number, timeZone: string): Day => dayOfUtc(time + zoneOffset(time, timeZone))

/** The moment at which a day starts in a zone. Also correct when clocks change that night. */
export function startOfDay(day: Day, timeZone: string): number {
  const guess = utcOf(day) - zoneOffset(utcOf(day), timeZone)
  return utcOf(day) - zoneOffset(guess, timeZone)
}

/** The first day of a day's month. */
export const firstOfMonth = (day: Day): Day => parseDay(`${day.slice(0, 8)}01`) ?? day

/** The first day of the month so many months before a day's. */
export function monthsBefore(day: Day, months: number): Day {
  const first = new Date(utcOf(firstOfMonth(day)))
  first.setUTCMonth(first.getUTCMonth() - months)
  return dayOfUtc(first.getTime())
}
