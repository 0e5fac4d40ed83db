import { formatsOf } from '#lib/i18n/formats-of.ts'

const units = formatsOf(
  (tag, unit: 'day' | 'hour' | 'minute') =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' }),
)

export const minute = 60_000

/** The two largest units of a duration in milliseconds. */
export function writeTimeLeft(left: number, tag: string): string {
  const minutes = Math.ceil(left / minute)
  const parts = [
    ['day', Math.floor(minutes / 1440)],
    ['hour', Math.floor(minutes / 60) % 24],
    ['minute', minutes % 60],
  ] as const
  const first = parts.findIndex(([, value]) => value > 0)
  const shown = first < 0 ? parts.slice(2) : parts.slice(first, first + 2).filter(([, value]) => value > 0)
  return shown.map(([unit, value]) => units(tag, unit).format(value)).join(' ')
}
