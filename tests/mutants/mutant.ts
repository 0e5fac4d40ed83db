/** A deliberate break of one behaviour, and the test that must go red with it. */
export type Mutant = {
  /** The requirements whose behaviour it breaks. */
  readonly ids: readonly [string, ...string[]]
  /** What goes wrong for a person, as a sentence. */
  readonly breaks: string
  /** The source file to change, from the project's root. */
  readonly file: string
  /** Occurs exactly once in the file. */
  readonly from: string
  readonly to: string
  /** The test file that must go red. */
  readonly test: string
  /** Part of the title of the tests to run; all of the file without it. */
  readonly title?: string
  /** The title is made of a row of a table, so it isn't in the file as it is. */
  readonly fromTable?: true
}
