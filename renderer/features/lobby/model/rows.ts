/** The visible rows of the grid and the number of all rows. */
export type RowRange = { startIndex: number; endIndex: number; count: number }

/**
 * The rows to render: the visible ones, and one after them so that the Tab key reaches the next tile. Also the
 * focused row and its neighbours wherever they are, so that scrolling never loses the focus.
 */
export function rowsToDraw({ startIndex, endIndex, count }: RowRange, focused: number | undefined): number[] {
  const rows = new Set<number>()
  for (let row = startIndex; row <= endIndex + 1; row += 1) rows.add(row)
  if (focused !== undefined) for (const row of [focused - 1, focused, focused + 1]) rows.add(row)
  return [...rows].filter((row) => row >= 0 && row < count).toSorted((a, b) => a - b)
}
