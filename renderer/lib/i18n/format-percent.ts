/**
 * Formats a percentage, given as a number or as decimal text, in a language: "0.50" → "0.5%". With at least
 * so many decimals, for a column whose points shall line up.
 */
export const formatPercent = (percent: number | string, tag: string, minimumFractionDigits = 0): string =>
  new Intl.NumberFormat(tag, { style: 'percent', minimumFractionDigits, maximumFractionDigits: 4 }).format(
    Number(percent) / 100,
  )
