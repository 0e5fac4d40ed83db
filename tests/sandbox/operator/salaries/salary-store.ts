import { ahead, dayLength } from '#sandbox/world/market/merchant-zone.ts'
import type { SalaryKind } from '#shared/contract/endpoints/agent-salary.ts'
import type { Database } from '../db/database.ts'
import { salaryPeriods } from './periods.ts'
import type { Pay } from './plans.ts'

/** A settled period, with its figures as they were then. Money in minor units. */
export type SettledPay = Pay & { starts: number }

/** Whose salary of which kind. */
export type Salary = { accountId: number; kind: SalaryKind }

const columns = 'starts, valid_bet AS validBet, members AS players, step, rate, amount'

/** Up to when an account's periods are settled; undefined before the first. */
export const settledUpTo = (db: Database, { accountId, kind }: Salary): number | undefined =>
  db.get<{ upTo: number }>(
    'SELECT up_to AS upTo FROM salary_settled WHERE account_id = ? AND kind = ?',
    accountId,
    kind,
  )?.upTo

export const writeSettledUpTo = (db: Database, { accountId, kind }: Salary, upTo: number): void => {
  db.run('INSERT OR REPLACE INTO salary_settled VALUES (?, ?, ?)', accountId, kind, upTo)
}

/** Keeps a settled period. */
export function writeSalary(db: Database, { accountId, kind }: Salary, pay: SettledPay): void {
  const { starts, validBet, players, step, rate, amount } = pay
  db.run(
    'INSERT INTO salaries VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    accountId,
    kind,
    starts,
    validBet,
    players,
    step,
    rate,
    amount,
  )
}

/** The settled periods that lie in a range, oldest first. */
export const salariesWithin = (
  db: Database,
  { accountId, kind }: Salary,
  from: number,
  to: number,
): SettledPay[] =>
  db.all<SettledPay>(
    `SELECT ${columns} FROM salaries WHERE account_id = ? AND kind = ? AND starts >= ? AND starts < ? ORDER BY starts`,
    accountId,
    kind,
    from,
    to,
  )

/** Sums of a range, and a part of its periods, latest first. `before`: exclusive. */
export function salaryPage(
  db: Database,
  { accountId, kind }: Salary,
  { from, before }: { from: number; before: number },
  { limit, offset }: { limit: number; offset: number },
) {
  const where = 'account_id = ? AND kind = ? AND starts >= ? AND starts < ?'
  const sums = db.get<{ count: number; settlements: number; validBet: number; amount: number }>(
    `SELECT COUNT(*) AS count, COALESCE(SUM(amount > 0), 0) AS settlements,
       COALESCE(SUM(valid_bet), 0) AS validBet, COALESCE(SUM(amount), 0) AS amount FROM salaries WHERE ${where}`,
    accountId,
    kind,
    from,
    before,
  ) ?? { count: 0, settlements: 0, validBet: 0, amount: 0 }
  const list = db.all<SettledPay>(
    `SELECT ${columns} FROM salaries WHERE ${where} ORDER BY starts DESC LIMIT ? OFFSET ?`,
    accountId,
    kind,
    from,
    before,
    limit,
    offset,
  )
  return { list, sums }
}

/** What was paid since a moment, by day, oldest first. `day` counts from 1970 in the merchant's zone. */
export const salaryDays = (db: Database, { accountId, kind }: Salary, from: number) =>
  db.all<{ day: number; amount: number; settlements: number }>(
    `SELECT CAST((starts + ${ahead}) / ${dayLength} AS INTEGER) AS day, SUM(amount) AS amount,
       SUM(amount > 0) AS settlements
     FROM salaries WHERE account_id = ? AND kind = ? AND starts >= ? GROUP BY day ORDER BY day`,
    accountId,
    kind,
    from,
  )

/** When a settled period was over, which is when it was paid. */
export const endOf = (kind: SalaryKind, starts: number): number => starts + salaryPeriods[kind].length
