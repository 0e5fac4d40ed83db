import { dayLength, isoDay, startOfDay } from '#sandbox/world/market/merchant-zone.ts'
import type { Sandbox } from '../sandbox.ts'
import { stretchOf } from './overview.ts'
import { payIncome } from './pay-income.ts'
import { partOf, type Rate } from './rates.ts'
import type { TeamSums } from './team-sums.ts'
import type { Teams } from './teams.ts'

type Parts = Pick<Sandbox, 'db' | 'ledger' | 'clock' | 'teams'>

/** What an agent gets for one line of its team. `line` is a position; the agent's own for its own bets. */
export type LineCommission = { line: number; validBet: number; rate: Rate; amount: number }

/**
 * An agent's commission of a day, line by line: on a line's valid bets, the part of its own rate that isn't the
 * line's. On its own bets, all of it. Each line is rounded down to the centavo. A line with more voids than bets gives a
 * negative amount.
 */
export function commissionsOf(teams: Teams, agent: number, sums: TeamSums, day: number): LineCommission[] {
  const { order, rates } = teams
  const own = rates.rate(agent, day)
  const lines = [...order.lines(agent)].map((line) => ({
    line,
    validBet: sums.sum('validBet', line, order.ends[line] ?? line + 1),
    rate: Math.max(0, own - rates.rate(line, day)),
  }))
  return [{ line: agent, validBet: sums.own(agent, 'validBet'), rate: own }, ...lines]
    .filter(({ validBet, rate }) => validBet !== 0 && rate > 0)
    .map((line) => ({ ...line, amount: partOf(line.validBet, line.rate) }))
}

/** Pays an account its rebate on the team's bets of every day that is over. Each day is paid once, at its end. */
export function settleCommissions(parts: Parts, accountId: number): void {
  const { db, clock } = parts
  const today = startOfDay(clock.now())
  const settled = db.get<{ upTo: number }>(
    'SELECT up_to AS upTo FROM commission_settled WHERE account_id = ?',
    accountId,
  )
  if (settled && settled.upTo >= today) return
  const from = settled?.upTo ?? commissionsBegin(parts, accountId)
  if (from === undefined) return
  let upTo = from
  while (upTo < today && payDay(parts, accountId, upTo)) upTo += dayLength
  db.run('INSERT OR REPLACE INTO commission_settled VALUES (?, ?)', accountId, upTo)
}

/** The first day that counts: the first that income is paid for, or the account's. Undefined for an account without a rate. */
export function commissionsBegin(
  { db, clock, teams }: Pick<Parts, 'db' | 'clock' | 'teams'>,
  accountId: number,
): number | undefined {
  const account = db.get<{ created: number; opened: string; hasRate: number }>(
    `SELECT a.created, (SELECT value FROM meta WHERE key = 'incomeFrom') AS opened,
       EXISTS (SELECT 1 FROM rebate_rates r WHERE r.account_id = a.id) AS hasRate
     FROM accounts a WHERE a.id = ? AND (a.type IN (1, 2, 41, 42) OR hasRate)`,
    accountId,
  )
  if (!account) return undefined
  const earns = account.hasRate || teams.rates.rate(teams.order.positionOf(accountId), clock.now()) > 0
  return earns ? startOfDay(Math.max(account.created, Number(account.opened))) : undefined
}

/** The number of an agent's commission of a day, also its reference in the ledger. */
export const commissionReference = (accountId: number, day: number): string =>
  `AR${accountId}-${isoDay(day).replaceAll('-', '')}`

/** Books a day's commission. Returns false if the wallet can't hold it; the day is then tried again. */
function payDay(parts: Parts, accountId: number, day: number): boolean {
  const { teams } = parts
  const { order } = teams
  const agent = order.positionOf(accountId)
  const sums = teams.sums(stretchOf(order, agent, true), day, day + dayLength)
  const amount = commissionsOf(teams, agent, sums, day).reduce((sum, line) => sum + line.amount, 0)
  if (amount === 0) return true
  return payIncome(
    parts,
    { kind: 'commission', accountId, amount },
    commissionReference(accountId, day),
    day + dayLength,
  )
}
