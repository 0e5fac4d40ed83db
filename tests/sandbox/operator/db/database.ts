import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

/**
 * A SQLite connection that caches its prepared statements. Everything is synchronous, so transactions of different
 * requests can't interleave.
 */
export class Database {
  readonly #connection: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()
  /** Whether everything from here on happens on top of a marked content. */
  #marked = false
  #rewinds = 0
  #inTransaction = false

  /** @param file path of the database, or ":memory:" */
  constructor(file: string) {
    this.#connection = new DatabaseSync(file)
  }

  /** Runs any number of SQL statements, without parameters. */
  exec(sql: string): void {
    this.#connection.exec(sql)
  }

  /** Returns all rows. The caller gives the row type, because SQLite can't infer it from the query. */
  all<Row>(sql: string, ...parameters: SQLInputValue[]): Row[] {
    return this.#prepare(sql).all(...parameters) as unknown as Row[]
  }

  /** Returns the first row, if any. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each query names its row beside its SQL
  get<Row>(sql: string, ...parameters: SQLInputValue[]): Row | undefined {
    return this.#prepare(sql).get(...parameters) as unknown as Row | undefined
  }

  /** Runs a statement. Returns the id of the last inserted row and the number of changed rows. */
  run(sql: string, ...parameters: SQLInputValue[]): { id: number; changes: number } {
    const { lastInsertRowid, changes } = this.#prepare(sql).run(...parameters)
    return { id: Number(lastInsertRowid), changes: Number(changes) }
  }

  /** Number of rows changed so far. The same number as before means that nothing has changed. */
  get changes(): number {
    return (this.get<{ count: number }>('SELECT total_changes() AS count')?.count ?? 0) + this.#rewinds
  }

  /** Runs the work in a transaction. Inside another transaction, it becomes part of that one. */
  transaction<Result>(work: () => Result): Result {
    if (this.#inTransaction) return work()
    this.#inTransaction = true
    try {
      this.exec(this.#marked ? 'SAVEPOINT work' : 'BEGIN IMMEDIATE')
      const result = work()
      this.exec(this.#marked ? 'RELEASE work' : 'COMMIT')
      return result
    } catch (error) {
      // SQLite has already rolled back by itself if the disk is full.
      if (this.#connection.isTransaction)
        this.exec(this.#marked ? 'ROLLBACK TO work; RELEASE work' : 'ROLLBACK')
      throw error
    } finally {
      this.#inTransaction = false
    }
  }

  /**
   * Marks the content, for `rewind` to come back to. Only for a database in memory: whatever follows is part of a
   * transaction that never ends.
   */
  mark(): void {
    if (this.#marked) this.exec('RELEASE mark')
    this.exec('SAVEPOINT mark')
    this.#marked = true
  }

  /** Undoes everything since `mark`. Takes as long as what has changed, however large the rest is. */
  rewind(): void {
    this.exec('ROLLBACK TO mark')
    this.#rewinds += 1
  }

  /** Whether `image` and `load` work. Node 22 has neither. */
  static readonly canCopy = 'serialize' in DatabaseSync.prototype

  /** The whole content, for `load`. */
  image(): Uint8Array {
    return this.#connection.serialize()
  }

  /** Replaces the content with that of another database. */
  load(image: Uint8Array): void {
    this.#statements.clear()
    this.#connection.deserialize(image)
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
