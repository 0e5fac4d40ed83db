import { formatsOf } from './formats-of.ts'

const percents = formatsOf(
  (tag, digits: number) =>
    new Intl.NumberFormat(tag, {
      style: 'percent',
      minimumFractionDigits: digits,
      maximumFractionDigits: 4,
    }),
)

/**
 * Formats a percentage, given as a number or as decimal text, in a language: "0.50" → "0.5%".
 * @param digits fewest digits after the point, for percentages below each other.
 */
export const formatPercent = (percent: number | string, tag: string, digits = 0): string =>
  percents(tag, digits).format(Number(percent) / 100)
