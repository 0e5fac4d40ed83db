/**
 * Roads: how baccarat players write down results. Of two sides only; `null` is a tie. Roads are columns of cells, read
 * from top to bottom and left to right. All pure.
 */

/** A side of two: the one drawn in red (banker, dragon), or the one drawn in blue (player, tiger). */
export type RoadSide = 'red' | 'blue'

export interface RoadCell {
  readonly side: RoadSide
  /** Ties that followed it. */
  readonly ties: number
}

/** Column and row of a cell on a sheet, from 0. */
export interface Placed<Cell> {
  readonly column: number
  readonly row: number
  readonly cell: Cell
}

export const sheetRows = 6

/** The big road: a column for each run of one side. Ties before the first win count with it. */
export function bigRoad(results: readonly (RoadSide | null)[]): RoadCell[][] {
  const columns: RoadCell[][] = []
  let early = 0
  for (const side of results) {
    const run = columns.at(-1)
    const last = run?.at(-1)
    if (side === null) {
      if (run && last) run[run.length - 1] = { ...last, ties: last.ties + 1 }
      else early++
    } else if (run && last?.side === side) run.push({ side, ties: 0 })
    else columns.push([{ side, ties: columns.length === 0 ? early : 0 }])
  }
  return columns
}

/** How many columns back a derived road compares. */
export const derivedRoads = { bigEye: 1, small: 2, cockroach: 3 } as const
export type DerivedRoad = keyof typeof derivedRoads

/**
 * A road that says how regular the big road is: red where a run is as the run so many columns before, blue where it
 * isn't. It begins once there is something to compare.
 */
export function derivedRoad(columns: readonly (readonly unknown[])[], road: DerivedRoad): RoadSide[][] {
  const back = derivedRoads[road]
  const lengthOf = (column: number): number => columns[column]?.length ?? 0
  const marks = columns.flatMap((run, column) =>
    run.flatMap((_, row): RoadSide[] => {
      if (row === 0) {
        // A new run: were the run before it and the one to compare with equally long?
        if (column - 1 - back < 0) return []
        return [lengthOf(column - 1) === lengthOf(column - 1 - back) ? 'red' : 'blue']
      }
      if (column - back < 0) return []
      // The run goes on: only at the end of the other run is this something new.
      return [lengthOf(column - back) === row ? 'blue' : 'red']
    }),
  )
  return bigRoad(marks).map((run) => run.map(({ side }) => side))
}

/** Lays columns out on a sheet of six rows: a run that finds no room below turns to the right. */
export function onSheet<Cell>(columns: readonly (readonly Cell[])[]): Placed<Cell>[] {
  const taken = new Set<string>()
  const placed: Placed<Cell>[] = []
  let start = 0
  for (const run of columns) {
    while (taken.has(`${start}|0`)) start++
    let [column, row] = [start, 0]
    for (const [index, cell] of run.entries()) {
      if (index > 0) {
        const turned = row + 1 >= sheetRows || taken.has(`${column}|${row + 1}`) || column > start
        if (turned) column++
        else row++
      }
      taken.add(`${column}|${row}`)
      placed.push({ column, row, cell })
    }
    start++
  }
  return placed
}

/** The bead plate: every result in order, six to a column. */
export const beadPlate = <Cell>(results: readonly Cell[]): Placed<Cell>[] =>
  results.map((cell, index) => ({ column: Math.floor(index / sheetRows), row: index % sheetRows, cell }))

/** The last columns of a sheet that fit its width. */
export function lastColumns<Cell>(cells: readonly Placed<Cell>[], width: number): Placed<Cell>[] {
  const over = Math.max(0, ...cells.map(({ column }) => column + 1 - width))
  return cells.filter(({ column }) => column >= over).map((cell) => ({ ...cell, column: cell.column - over }))
}
