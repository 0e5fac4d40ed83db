/**
 * Formats a percentage, given as a number or as decimal text, in a language: "0.50" → "0.5%".
 * @param digits fewest digits after the point, for percentages below each other.
 */
export const formatPercent = (percent: number | string, tag: string, digits = 0): string =>
  new Intl.NumberFormat(tag, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: 4,
  }).format(Number(percent) / 100)
