import type { Database } from '../db/database.ts'

const wallets = "(a.kind = 'wallet' OR a.kind GLOB 'wallet:*')"

/** What everybody has in all wallets, in minor units. Reads again only what has moved since the last look. */
export class Balances {
  readonly #db: Database
  #seen = -1
  #byId = new Float64Array(0)

  constructor(db: Database) {
    this.#db = db
  }

  /** Balances by account id, as they are now. Ids without an entry have none. */
  current(): Float64Array {
    const latest = this.#latest()
    if (latest === this.#seen) return this.#byId
    const moved =
      this.#seen < 0
        ? this.#sums(`WHERE ${wallets}`)
        : this.#sums(
            `WHERE ${wallets} AND a.owner IN (
               SELECT m.owner FROM ledger_entries e JOIN ledger_accounts m ON m.id = e.account_id
               WHERE e.transaction_id > ?)`,
            this.#seen,
          )
    const highest = moved.reduce((most, { owner }) => Math.max(most, owner), this.#byId.length - 1)
    if (highest >= this.#byId.length) {
      const grown = new Float64Array(highest + 1)
      grown.set(this.#byId)
      this.#byId = grown
    }
    for (const { owner, balance } of moved) this.#byId[owner] = balance
    this.#seen = latest
    return this.#byId
  }

  clear(): void {
    this.#seen = -1
    this.#byId = new Float64Array(0)
  }

  #latest = (): number =>
    this.#db.get<{ id: number | null }>('SELECT MAX(id) AS id FROM ledger_transactions')?.id ?? 0

  #sums = (where: string, ...values: number[]) =>
    this.#db.all<{ owner: number; balance: number }>(
      `SELECT a.owner, SUM(a.balance) AS balance FROM ledger_accounts a ${where} GROUP BY a.owner`,
      ...values,
    )
}
