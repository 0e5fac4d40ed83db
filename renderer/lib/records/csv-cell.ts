/** What a spreadsheet would read as the beginning of a formula, in both widths. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/** A value that must stand in quotes: it holds a separator, a quote, or a line's end. */
const special = /[",;\t\r\n]/

/** Text as one cell. Text that a spreadsheet would run as a formula begins with an apostrophe, which stops it. */
export function csvText(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return special.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Cells as one line, with its end. */
export const csvLine = (cells: readonly string[]): string => `${cells.join(',')}\r\n`
