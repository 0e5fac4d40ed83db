/** Formats a percentage, given as a number or as decimal text, in a language: "0.50" → "0.5%". */
export const formatPercent = (percent: number | string, tag: string): string =>
  new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 4 }).format(Number(percent) / 100)
