import type { Database } from '../db/database.ts'
import { largestBalance } from './amounts.ts'
import {
  allowsEntry,
  type HouseAccount,
  type MoveKind,
  type TransactionKind,
  transactionKinds,
} from './kinds.ts'

/** A wallet of a member: the main one, or the one for the games of a vendor, by the vendor's code. */
export type WalletKind = 'wallet' | `wallet:${string}`

/** Accounts of the ledger. Money in minor units. */
type AccountKind = WalletKind | HouseAccount

/** One side of a transaction. The account gains a positive amount and gives a negative one. */
export type Entry = { kind: AccountKind; owner?: number; amount: number }

/**
 * Thrown for entries that don't sum to zero, aren't integers, or aren't allowed for their kind. Always a bug of ours.
 */
export class UnbalancedError extends Error {
  override readonly name = 'UnbalancedError'
}

/** Thrown when a transaction would overdraw a wallet or exceed what an account can hold. Nothing is booked. */
export class BalanceLimitError extends Error {
  override readonly name = 'BalanceLimitError'
  readonly code: 'INSUFFICIENT_FUNDS' | 'AMOUNT_OUT_OF_RANGE'

  constructor(code: BalanceLimitError['code'], message: string) {
    super(message)
    this.code = code
  }
}

/**
 * Double-entry bookkeeping. Append-only; each transaction sums to zero. Balances are stored along with the entries.
 */
export class Ledger {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Balance of an account, 0 if it has no entries. */
  balance(kind: AccountKind, owner = 0): number {
    const row = this.#db.get<{ balance: number }>(
      'SELECT balance FROM ledger_accounts WHERE kind = ? AND owner = ?',
      kind,
      owner,
    )
    return row?.balance ?? 0
  }

  /**
   * Books a transaction. Entries with amount 0 are left out.
   * @param reference unique within its kind; the same one can't be booked twice.
   * @throws UnbalancedError for entries that can't be booked as this kind, BalanceLimitError if an account has no
   * room for them.
   */
  post(kind: TransactionKind, reference: string, created: number, entries: readonly Entry[]): void {
    check(kind, reference, entries)
    this.#db.transaction(() => {
      const moved = entries.filter(({ amount }) => amount !== 0)
      const accounts = moved.map((entry) => ({ id: this.#account(entry), amount: entry.amount }))
      const { id } = this.#db.run(
        'INSERT INTO ledger_transactions (kind, reference, created) VALUES (?, ?, ?)',
        kind,
        reference,
        created,
      )
      for (const account of accounts)
        this.#db.run('INSERT INTO ledger_entries VALUES (?, ?, ?)', id, account.id, account.amount)
    })
  }

  /** Books an amount between a wallet and its kind's other account. The kind determines the direction. */
  move(
    kind: MoveKind,
    reference: string,
    created: number,
    owner: number,
    amount: number,
    into: WalletKind = 'wallet',
  ): void {
    const { wallet, accounts } = transactionKinds[kind]
    const gained = wallet === 'out' ? -amount : amount
    this.post(kind, reference, created, [
      { kind: into, owner, amount: gained },
      { kind: accounts[0], amount: -gained },
    ])
  }

  /** Returns the account of an entry, created if necessary. Checks first that it has room for the amount. */
  #account({ kind, owner = 0, amount }: Entry): number {
    const known = this.#db.get<{ id: number; balance: number }>(
      'SELECT id, balance FROM ledger_accounts WHERE kind = ? AND owner = ?',
      kind,
      owner,
    )
    checkRoom(kind, owner, (known?.balance ?? 0) + amount, amount)
    return (
      known?.id ?? this.#db.run('INSERT INTO ledger_accounts (kind, owner) VALUES (?, ?)', kind, owner).id
    )
  }
}

function check(kind: TransactionKind, reference: string, entries: readonly Entry[]): void {
  for (const { kind: account, amount } of entries) {
    if (!Number.isSafeInteger(amount))
      throw new UnbalancedError(`${kind} ${reference} moves ${amount}, which is no whole exact number`)
    if (!allowsEntry(kind, account, amount))
      throw new UnbalancedError(`${kind} ${reference} may not move ${amount} to ${account}`)
  }
  const sum = entries.reduce((total, { amount }) => total + BigInt(amount), 0n)
  if (sum !== 0n) throw new UnbalancedError(`${kind} ${reference} has entries that sum to ${sum}`)
}

function checkRoom(kind: AccountKind, owner: number, balance: number, amount: number): void {
  const isWallet = kind === 'wallet' || kind.startsWith('wallet:')
  const limit = isWallet ? largestBalance : Number.MAX_SAFE_INTEGER
  if (Math.abs(balance) > limit)
    throw new BalanceLimitError('AMOUNT_OUT_OF_RANGE', `${kind} ${owner} can't hold ${balance}`)
  if (isWallet && balance < 0 && amount < 0)
    throw new BalanceLimitError('INSUFFICIENT_FUNDS', `${kind} ${owner} has too little for ${amount}`)
}
