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

/** Prints the rows as a table, and sets the exit code to 1 when any is over its budget. */
export function report(rows: Row[]): void {
  const widths = [
    Math.max(...rows.map(({ what }) => what.length)),
    Math.max(...rows.map(({ measured }) => measured.length)),
  ]
  for (const { what, measured, budget, within } of rows)
    console.log(
      `${within ? '✓' : '✗'} ${what.padEnd(widths[0] ?? 0)}  ${measured.padStart(widths[1] ?? 0)}  ${budget}`,
    )
  const passed = rows.filter(({ within }) => within).length
  console.log(`\n${passed} passed, ${rows.length - passed} failed`)
  process.exitCode = passed === rows.length ? 0 : 1
}
