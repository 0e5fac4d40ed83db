import { dayLength, isoDay, momentOf } from '#sandbox/world/market/merchant-zone.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { agentIncome } from '#shared/contract/endpoints/agent-income.ts'
import { fromMinor } from '#shared/domain/money.ts'
import { Refusal } from '../gateway/refusal.ts'
import { pageOf } from '../records/filter.ts'
import type { Sandbox } from '../sandbox.ts'
import { incomeEntries } from '../teams/income.ts'
import { stretchOf } from '../teams/overview.ts'
import { writeRate } from '../teams/rates.ts'
import { commissionReference, commissionsBegin, commissionsOf } from '../teams/settle-commissions.ts'
import { partOfIncome } from './income-overview.ts'

type Parts = Pick<Sandbox, 'db' | 'clock' | 'teams'>
type Asked = { date: string; pageNo: number; pageSize: number }

/** When a day of a request begins. @throws Refusal DAY_INVALID */
function readDay({ clock }: Pick<Parts, 'clock'>, date: string): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const begins = momentOf(year, month - 1, day)
  const isDay = /^[12]\d{3}-\d\d-\d\d$/.test(date) && isoDay(begins) === date
  if (!isDay || begins > clock.now()) throw new Refusal('DAY_INVALID')
  return begins
}

/**
 * How an agent's rebate of a day comes about, line by line.
 * @throws Refusal DAY_INVALID, PAGE_INVALID
 */
export function rebateLines(
  parts: Parts,
  agentId: number,
  { date, ...page }: Asked,
): ValueOf<typeof agentIncome.rebates> {
  const { db, teams } = parts
  const { order, rates } = teams
  const day = readDay(parts, date)
  const { limit, offset } = pageOf(page)
  const agent = order.positionOf(agentId)
  const begins = commissionsBegin(parts, agentId)
  const counts = begins !== undefined && day >= begins
  const lines = counts
    ? commissionsOf(teams, agent, teams.sums(stretchOf(order, agent, true), day, day + dayLength), day)
    : []
  const paid = db.get<{ reference: string; time: number; amount: number }>(
    `SELECT t.reference, t.created AS time, e.amount FROM ledger_transactions t
     JOIN ledger_entries e ON e.transaction_id = t.id
     JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = 'wallet' AND a.owner = ?
     WHERE t.kind = 'commission' AND t.reference = ?`,
    agentId,
    commissionReference(agentId, day),
  )
  const largest = lines.toSorted((one, other) => other.amount - one.amount || one.line - other.line)
  return {
    list: largest.slice(offset, offset + limit).map(({ line, validBet, rate, amount }) => ({
      account: order.names[line] ?? '',
      own: line === agent,
      validBet: fromMinor(validBet),
      ownRate: writeRate(rates.rate(agent, day)),
      lineRate: writeRate(line === agent ? 0 : rates.rate(line, day)),
      kept: writeRate(rate),
      amount: fromMinor(amount),
    })),
    total: lines.length,
    totalPages: Math.ceil(lines.length / limit),
    totals: {
      validBet: fromMinor(lines.reduce((sum, { validBet }) => sum + validBet, 0)),
      amount: fromMinor(lines.reduce((sum, { amount }) => sum + amount, 0)),
    },
    paid: paid ? { ...paid, amount: fromMinor(paid.amount) } : null,
    counts,
  }
}

/**
 * Salaries and dividends that were booked for a day.
 * @throws Refusal DAY_INVALID, PAGE_INVALID
 */
export function incomeBookings(
  parts: Parts,
  agentId: number,
  { date, ...page }: Asked,
): ValueOf<typeof agentIncome.bookings> {
  const day = readDay(parts, date)
  const { limit, offset } = pageOf(page)
  const entries = incomeEntries(parts.db, agentId, day, day + dayLength)
  return {
    list: entries.slice(offset, offset + limit).map((entry) => ({
      part: partOfIncome(entry),
      time: entry.time,
      reference: entry.reference,
      count: entry.count,
      amount: fromMinor(entry.amount),
    })),
    total: entries.length,
    totalPages: Math.ceil(entries.length / limit),
    totals: { amount: fromMinor(entries.reduce((sum, { amount }) => sum + amount, 0)) },
  }
}
