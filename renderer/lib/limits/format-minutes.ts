import { formatsOf } from '#lib/i18n/formats-of.ts'

const parts = formatsOf(
  (tag, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(tag, {
      style: 'unit',
      unit,
      unitDisplay: unit === 'hour' ? 'long' : 'short',
    }),
)

/** A duration in minutes, in hours and minutes: "1 hour 12 min", "45 min". */
export function formatMinutes(minutes: number, tag: string): string {
  const part = (value: number, unit: 'hour' | 'minute') => parts(tag, unit).format(value)
  const [hours, rest] = [Math.floor(minutes / 60), Math.floor(minutes % 60)]
  return [
    ...(hours > 0 ? [part(hours, 'hour')] : []),
    ...(rest > 0 || hours === 0 ? [part(rest, 'minute')] : []),
  ].join(' ')
}
