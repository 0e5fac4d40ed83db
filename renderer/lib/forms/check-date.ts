export type DateFault = 'required' | 'format' | 'before' | 'after'

/**
 * What is wrong with a day as "2026-11-23"; undefined when it stands. Days of this form compare as text.
 * @param limits first and last day, each included.
 */
export function checkDate(
  day: string,
  { min, max }: { min?: string; max?: string } = {},
): DateFault | undefined {
  if (day === '') return 'required'
  const time = Date.parse(`${day}T00:00:00Z`)
  // The 31st of a shorter month is read as another day.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) return 'format'
  if (min !== undefined && day < min) return 'before'
  return max !== undefined && day > max ? 'after' : undefined
}
