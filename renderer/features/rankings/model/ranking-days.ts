import { formatsOf } from '#lib/i18n/formats-of.ts'

const ranges = formatsOf(
  (tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
)

/** Start of a gateway day ("2026-11-21") as UTC, in milliseconds. Undefined if it isn't a valid date. */
function beginning(day: string): number | undefined {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}

/** Formats a ranking's range of days: "Nov 1 – 22". Invalid dates are returned as they are. */
export function rankingDays(from: string, to: string, tag: string): string {
  const [first, last] = [beginning(from), beginning(to)]
  if (first === undefined || last === undefined || last < first) return `${from} – ${to}`
  return ranges(tag).formatRange(first, last)
}
