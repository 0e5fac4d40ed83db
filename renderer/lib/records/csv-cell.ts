/** First characters that make a spreadsheet read a cell as a formula, half and full width. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/** Characters that require quotes: separators, quotes and line breaks. */
const special = /[",;\t\r\n]/

/** What would begin a formula in a second cell, where a spreadsheet of another locale splits at ";" or a tab. */
const innerFormula = /(?<!^)([;\t\r\n]\s*)(?=[=+\-@＝＋－＠])/g

/** A number that a spreadsheet would change: it keeps 15 digits, and no zeros in front. */
const exactDigits = /^(0\d+|\d{16,})$/

/**
 * Formats text as one cell. Text that a spreadsheet would run as a formula gets an apostrophe before it, which prevents
 * that; digits that it would round get a tab, which makes them text (resources/decisions/029-digits-in-csv.md).
 */
export function csvText(text: string): string {
  const inner = text.replace(innerFormula, "$1'")
  const safe = exactDigits.test(inner) ? `\t${inner}` : formula.test(inner) ? `'${inner}` : inner
  return special.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Joins cells into one line, including its line break. */
export const csvLine = (cells: readonly string[]): string => `${cells.join(',')}\r\n`
