import type { BonusKind } from '../bonuses/bonus-kind.ts'
import { type TransactionKind, transactionKinds } from '../ledger/kinds.ts'
import type { Entry, WalletKind } from '../ledger/ledger.ts'
import type { Sandbox } from '../sandbox.ts'

type Parts = Pick<Sandbox, 'db' | 'ledger' | 'clock'>

/** Credits of the operator that depend on bets, and can be taken back when those are voided. */
type CreditKind = BonusKind | IncomeKind

/** An agent's income from bets. Taken back, it is booked as what it is, so that all sums of income have it. */
export type IncomeKind = Extract<
  TransactionKind,
  'commission' | 'dailySalary' | 'hourlySalary' | 'realtimeSalary'
>
const isIncome: Readonly<Record<IncomeKind, true>> = {
  commission: true,
  dailySalary: true,
  hourlySalary: true,
  realtimeSalary: true,
}

/** A credit that was given for bets: what was paid, and what is due for the bets as they stand. In minor units. */
export interface DueCredit {
  readonly id: string
  readonly kind: BonusKind
  readonly paid: number
  readonly due: number
}

export interface TakeBack {
  readonly id: string
  readonly kind: CreditKind
  /** The credit that it lowers. */
  readonly creditId: string
  /** The round whose bet is void, or null for all those of a day. */
  readonly round: number | null
  readonly amount: number
}

/**
 * Takes back a part of a credit: what the member's wallets have of it now, the rest from the operator's next credits,
 * never from what the member deposits or wins.
 */
export function takeBack(parts: Parts, accountId: number, back: TakeBack, time = parts.clock.now()): void {
  const { id, kind, creditId, round, amount } = back
  const taken = collect(parts, accountId, back, id, amount, time)
  parts.db.run(
    'INSERT INTO take_backs VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    id,
    accountId,
    creditId,
    kind,
    round,
    amount,
    amount - taken,
    time,
  )
}

/** What was taken back of a credit so far, owed amounts included, in minor units. */
export const takenBackOf = ({ db }: Pick<Parts, 'db'>, creditId: string): number =>
  db.get<{ amount: number }>(
    'SELECT COALESCE(SUM(amount), 0) AS amount FROM take_backs WHERE credit_id = ?',
    creditId,
  )?.amount ?? 0

/** Keeps back what the member owes of a credit that was just booked. */
export function keepBack(parts: Parts, accountId: number, credited: number, time = parts.clock.now()): void {
  const { db } = parts
  const debts = db.all<{ id: string; kind: CreditKind; owed: number }>(
    'SELECT id, kind, owed FROM take_backs WHERE account_id = ? AND owed > 0 ORDER BY created, id',
    accountId,
  )
  let left = credited
  for (const { id, kind, owed } of debts) {
    if (left <= 0) return
    const taken = collect(parts, accountId, { kind }, `${id}-${owed}`, Math.min(owed, left), time)
    db.run('UPDATE take_backs SET owed = owed - ? WHERE id = ?', taken, id)
    left -= taken
  }
}

/** Books as much of an amount as the wallets have, the main one first. Returns it. */
function collect(
  { db, ledger }: Parts,
  accountId: number,
  { kind }: Pick<TakeBack, 'kind'>,
  reference: string,
  amount: number,
  time: number,
): number {
  const wallets = db.all<{ kind: WalletKind; balance: number }>(
    `SELECT kind, balance FROM ledger_accounts WHERE owner = ? AND kind GLOB 'wallet*' AND balance > 0
     ORDER BY kind <> 'wallet', balance DESC`,
    accountId,
  )
  const entries: Entry[] = []
  let left = amount
  for (const wallet of wallets) {
    const part = Math.min(left, wallet.balance)
    if (part > 0) entries.push({ kind: wallet.kind, owner: accountId, amount: -part })
    left -= part
  }
  const taken = amount - left
  const [house] = transactionKinds[kind].accounts
  const booked = Object.hasOwn(isIncome, kind) ? kind : 'takenBack'
  if (taken > 0) ledger.post(booked, reference, time, [...entries, { kind: house, amount: taken }])
  return taken
}
