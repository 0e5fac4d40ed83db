/** Formats a percentage in a language: "0.50" → "0.5%". */
export const percentText = (percent: string, tag: string): string =>
  new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 4 }).format(Number(percent) / 100)
