import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

/**
 * A SQLite connection with its statements kept prepared. Everything is synchronous, so a transaction can't be
 * interleaved with another request's.
 */
export class Database {
  readonly #connection: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()

  /** @param file a path, or ":memory:". */
  constructor(file: string) {
    this.#connection = new DatabaseSync(file)
  }

  /** Runs SQL text of any number of statements, without parameters. */
  exec(sql: string): void {
    this.#connection.exec(sql)
  }

  /** All rows; the caller names the type of the columns that the query selects, since SQLite can't tell it. */
  all<Row>(sql: string, ...parameters: SQLInputValue[]): Row[] {
    return this.#prepare(sql).all(...parameters) as unknown as Row[]
  }

  /** The first row, if there is one. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each query names its row beside its SQL
  get<Row>(sql: string, ...parameters: SQLInputValue[]): Row | undefined {
    return this.#prepare(sql).get(...parameters) as unknown as Row | undefined
  }

  /** Executes; the id of the row last inserted, and how many rows changed. */
  run(sql: string, ...parameters: SQLInputValue[]): { id: number; changes: number } {
    const { lastInsertRowid, changes } = this.#prepare(sql).run(...parameters)
    return { id: Number(lastInsertRowid), changes: Number(changes) }
  }

  /** All or nothing; a call inside another transaction is part of that one. */
  transaction<Result>(work: () => Result): Result {
    if (this.#connection.isTransaction) return work()
    this.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      this.exec('COMMIT')
      return result
    } catch (error) {
      // A full disk has rolled it back already.
      if (this.#connection.isTransaction) this.exec('ROLLBACK')
      throw error
    }
  }

  close(): void {
    this.#statements.clear()
    if (this.#connection.isOpen) this.#connection.close()
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.#connection.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }
}
