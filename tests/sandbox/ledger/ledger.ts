import type { Database } from '../db/database.ts'

/** The sandbox's own accounts, and those of which every member has one (`wallet`). Money in minor units. */
export type AccountKind =
  /** A member's money. */
  | 'wallet'
  /** A member's money for one vendor's games, by the vendor's code, where the merchant has several wallets. */
  | `wallet:${string}`
  /** What players lose and win. */
  | 'house'
  /** Opening balances of a new sandbox. */
  | 'opening'
  | 'welcomeBonus'
  | 'playCredit'
  /** Money that came in through payment channels. */
  | 'deposits'
  | 'adjustments'
  | 'jackpotGrand'
  | 'jackpotMajor'
  | 'jackpotMinor'

/** One side of a transaction: what an account gains (or, negative, gives). */
export type Entry = { kind: AccountKind; owner?: number; amount: number }

export type TransactionKind =
  | 'opening'
  | 'welcome'
  | 'playCredit'
  | 'deposit'
  | 'adjustment'
  | 'bet'
  | 'win'
  | 'rollback'

/** A transaction whose entries don't sum to zero, or that isn't in whole minor units: a mistake of ours. */
export class UnbalancedError extends Error {
  override readonly name = 'UnbalancedError'
}

/** Double-entry bookkeeping: append-only, each transaction sums to zero, balances are kept beside the entries. */
export class Ledger {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** The balance of an account, 0 for one that has never moved. */
  balance(kind: AccountKind, owner = 0): number {
    const row = this.#db.get<{ balance: number }>(
      'SELECT balance FROM ledger_accounts WHERE kind = ? AND owner = ?',
      kind,
      owner,
    )
    return row?.balance ?? 0
  }

  /**
   * Books a transaction. Entries of nothing are left out.
   * @param reference names it among its kind; the same one can't be booked twice.
   * @throws UnbalancedError when the entries don't sum to zero.
   */
  post(kind: TransactionKind, reference: string, created: number, entries: readonly Entry[]): void {
    const sum = entries.reduce((total, { amount }) => total + amount, 0)
    if (sum !== 0 || !entries.every(({ amount }) => Number.isSafeInteger(amount)))
      throw new UnbalancedError(`${kind} ${reference} has entries that sum to ${sum}`)
    this.#db.transaction(() => {
      const { id } = this.#db.run(
        'INSERT INTO ledger_transactions (kind, reference, created) VALUES (?, ?, ?)',
        kind,
        reference,
        created,
      )
      for (const { kind: account, owner = 0, amount } of entries)
        if (amount !== 0)
          this.#db.run(
            'INSERT INTO ledger_entries VALUES (?, ?, ?)',
            id,
            this.#account(account, owner),
            amount,
          )
    })
  }

  #account(kind: AccountKind, owner: number): number {
    const known = this.#db.get<{ id: number }>(
      'SELECT id FROM ledger_accounts WHERE kind = ? AND owner = ?',
      kind,
      owner,
    )
    return (
      known?.id ?? this.#db.run('INSERT INTO ledger_accounts (kind, owner) VALUES (?, ?)', kind, owner).id
    )
  }
}
