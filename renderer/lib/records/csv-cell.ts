/** First characters that make a spreadsheet read a cell as a formula, half and full width. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/** Characters that require quotes: separators, quotes and line breaks. */
const special = /[",;\t\r\n]/

/**
 * Formats text as one cell. Text that a spreadsheet would run as a formula gets a leading apostrophe, which prevents
 * it.
 */
export function csvText(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return special.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Joins cells into one line, including its line break. */
export const csvLine = (cells: readonly string[]): string => `${cells.join(',')}\r\n`
