/** The beginning of a day of the gateway's ("2026-11-21"), in milliseconds; undefined for what is no such day. */
function beginning(day: string): number | undefined {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}

/** The days of a ranking as a person reads them: "Nov 1 – 22"; what are no days, as they came. */
export function rankingDays(from: string, to: string, tag: string): string {
  const [first, last] = [beginning(from), beginning(to)]
  if (first === undefined || last === undefined || last < first) return `${from} – ${to}`
  return new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' }).formatRange(
    first,
    last,
  )
}
