export type DateFault = 'required' | 'format' | 'before' | 'after'

/**
 * Checks a day such as "2026-11-23"; undefined if it is valid. Days of this form compare as text.
 * @param limits first and last day, both inclusive.
 */
export function checkDate(
  day: string,
  { min, max }: { min?: string; max?: string } = {},
): DateFault | undefined {
  if (day === '') return 'required'
  const time = Date.parse(`${day}T00:00:00Z`)
  // `Date` reads the 31st of a shorter month as another day.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) return 'format'
  if (min !== undefined && day < min) return 'before'
  return max !== undefined && day > max ? 'after' : undefined
}
