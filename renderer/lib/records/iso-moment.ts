import { zoneOffset } from './days.ts'

/** A quarter of an hour in milliseconds. Clocks change only at such moments, so offsets are cached per quarter. */
const quarter = 900_000

function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / 60_000
  const digits = (count: number) => String(count).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${digits(Math.floor(minutes / 60))}:${digits(minutes % 60)}`
}

/**
 * Returns a function that formats moments as ISO 8601 in a zone, with its offset: "2026-11-21T21:34:12+08:00". Fast
 * enough for long lists.
 */
export function isoMomentIn(timeZone: string): (time: number) => string {
  const offsets = new Map<number, number>()
  return (time) => {
    const key = Math.floor(time / quarter)
    const offset = offsets.get(key) ?? zoneOffset(time, timeZone)
    offsets.set(key, offset)
    return new Date(time + offset).toISOString().slice(0, 19) + offsetText(offset)
  }
}
