/** One measured value with its budget. */
export type Row = { what: string; measured: string; budget: string; within: boolean }

export const row = (
  what: string,
  measured: number,
  budget: number,
  show: (value: number) => string,
): Row => ({
  what,
  measured: show(measured),
  budget: `≤ ${show(budget)}`,
  within: measured <= budget,
})

/** A value to compare others with. */
export const note = (what: string, measured: string): Row => ({ what, measured, budget: '', within: true })

/**
 * Prints the rows as a table. Returns the exit code: 1 when any is over its budget.
 * @param last what was measured before, by what was measured.
 */
export function report(
  rows: readonly Row[],
  print: (line: string) => void,
  last: Readonly<Record<string, string>> = {},
): number {
  const lines = rows.map(({ what, measured, budget, within }) => ({
    mark: within ? '✓' : '✗',
    cells: [what, measured, budget, last[what] === undefined ? '' : `was ${last[what]}`],
  }))
  const widths = [0, 1, 2].map((place) => Math.max(...lines.map(({ cells }) => cells[place]?.length ?? 0)))
  for (const { mark, cells } of lines) {
    const [what = '', measured = '', budget = '', before = ''] = cells
    const start = `${mark} ${what.padEnd(widths[0] ?? 0)}  ${measured.padStart(widths[1] ?? 0)}  `
    print(`${start}${budget.padEnd(widths[2] ?? 0)}  ${before}`.trimEnd())
  }
  const passed = rows.filter(({ within }) => within).length
  print(`\n${passed} passed, ${rows.length - passed} failed`)
  return passed === rows.length ? 0 : 1
}
