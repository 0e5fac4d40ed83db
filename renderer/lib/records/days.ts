/** A day of a calendar, as yyyy-MM-dd. */
export type Day = `${number}-${number}-${number}`

const dayLength = 86_400_000
const utcOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`)
const isDayText = (text: string): text is Day => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** @throws RangeError for a time that is none, or beyond the years of four figures. */
function dayOfUtc(time: number): Day {
  const text = new Date(time).toISOString().slice(0, 10)
  if (!isDayText(text)) throw new RangeError(`${time} is on no day of the calendar`)
  return text
}

/** Reads yyyy-MM-dd; undefined for anything that is no day of the calendar. */
export function parseDay(text: string): Day | undefined {
  if (!isDayText(text)) return undefined
  const time = utcOf(text)
  return !Number.isNaN(time) && dayOfUtc(time) === text ? text : undefined
}

/** The day so many days later; earlier for a negative count. */
export const addDays = (day: Day, count: number): Day => dayOfUtc(utcOf(day) + count * dayLength)

/** How many days a range has, both ends counted. */
export const countDays = (from: Day, to: Day): number => Math.round((utcOf(to) - utcOf(from)) / dayLength) + 1

/** Milliseconds that a zone's clocks are ahead of UTC at a moment. */
export function zoneOffset(time: number, timeZone: string): number {
  const name = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(name ?? '') ?? []
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

/** The day that a moment falls on in a zone. */
export const dayAt = (time: number, timeZone: string): Day => dayOfUtc(time + zoneOffset(time, timeZone))

/** The moment a day begins in a zone, also where clocks change that night. */
export function startOfDay(day: Day, timeZone: string): number {
  const guess = utcOf(day) - zoneOffset(utcOf(day), timeZone)
  return utcOf(day) - zoneOffset(guess, timeZone)
}
