import { readFigures } from '#shared/domain/typed-text.ts'

/** Digits, or groups of three of them with commas or spaces between. "1,5" and "10,00" are no whole numbers. */
const form = /^(?:\d{1,12}|\d{1,3}(?:,\d{3}){1,3}|\d{1,3}(?: \d{3}){1,3})$/

/** Parses a whole number as typed, "1,500" or "1500"; undefined for anything else. */
export function readWhole(typed: string): number | undefined {
  const figures = readFigures(typed)
  return form.test(figures) ? Number(figures.replaceAll(/\D/g, '')) : undefined
}
