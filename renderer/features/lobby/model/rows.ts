/** Rows of the grid: which are in sight, how many there are. */
export type RowRange = { startIndex: number; endIndex: number; count: number }

/**
 * The rows that are drawn: those in sight and the one after them, so that the Tab key finds the next tile; and
 * the row that has the focus with its neighbours wherever it is, so that focus is never lost by scrolling.
 */
export function rowsToDraw({ startIndex, endIndex, count }: RowRange, focused: number | undefined): number[] {
  const rows = new Set<number>()
  for (let row = startIndex; row <= endIndex + 1; row += 1) rows.add(row)
  if (focused !== undefined) for (const row of [focused - 1, focused, focused + 1]) rows.add(row)
  return [...rows].filter((row) => row >= 0 && row < count).toSorted((a, b) => a - b)
}
