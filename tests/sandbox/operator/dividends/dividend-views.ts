import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { agentDividends, Dividend, DividendState } from '#shared/contract/endpoints/agent-dividends.ts'
import { fromMinor } from '#shared/domain/money.ts'
import { contractAt } from '../contracts/contract-store.ts'
import { periodAt } from '../contracts/periods.ts'
import { checkMoments, pageOf } from '../records/filter.ts'
import type { Sandbox } from '../sandbox.ts'
import { teamNetProfit } from '../teams/net-profit.ts'
import { partOf, writeRate } from '../teams/rates.ts'
import { withdrawable } from '../turnover/turnover.ts'
import {
  type DividendRow,
  dividendReference,
  dividendsWhere,
  type FailedCondition,
  lapsesAt,
} from './dividend-store.ts'
import { failedConditions } from './work-out.ts'

type Parts = Pick<Sandbox, 'db' | 'ledger' | 'clock' | 'teams'>
type Requests = ValueOf<typeof agentDividends.requests>

const isCondition = (word: string): word is FailedCondition =>
  ['activeMembers', 'validBet', 'netProfit', 'loss'].includes(word)

const payerOf = (uplineId: number) => (uplineId === 0 ? 'operator' : 'upline')

/** What is the same for an agent and for who pays it. */
const figuresOf = (row: DividendRow) => ({
  dividendId: String(row.id),
  from: row.from,
  to: row.to,
  period: row.period,
  rate: writeRate(row.rate),
  activeMembers: row.activeMembers,
  validBet: fromMinor(row.validBet),
  netProfit: fromMinor(row.netProfit),
  amount: fromMinor(row.amount),
})

/** A dividend as its agent sees it. */
export const toDividend = (row: DividendRow): Dividend => ({
  ...figuresOf(row),
  payer: payerOf(row.uplineId),
  failed: row.failed.split(',').filter(isCondition),
  state: row.state,
  until: lapsesAt(row.to),
  requested: row.requested,
  checked: row.checked,
  decided: row.decided,
  reason: row.reason,
  reference: row.state === 'paid' ? dividendReference(row.id) : null,
})

/** What an agent would get if its running period ended now. */
function runningPeriod({ db, clock, teams }: Parts, agentId: number): Requests['running'] {
  const now = clock.now()
  const contract = contractAt(db, agentId, now)
  if (!contract) return null
  const { period, ends, rate, uplineId, activeMembers, validBet, netProfit } = contract
  // A contract begins with a period, but another one can replace it before the period is over.
  const { from, to: last } = periodAt(period, now)
  const to = Math.min(last, ends ?? last)
  const result = teamNetProfit(teams, teams.order.positionOf(agentId), from, to)
  const failed = failedConditions(contract, result)
  const met = (...conditions: FailedCondition[]) => !conditions.some((one) => failed.includes(one))
  return {
    from,
    to,
    period,
    payer: payerOf(uplineId),
    rate: writeRate(rate),
    amount: fromMinor(failed.length === 0 ? partOf(result.net, rate) : 0),
    activeMembers: { reached: result.active, needed: activeMembers, met: met('activeMembers') },
    validBet: {
      reached: fromMinor(result.validBet),
      needed: fromMinor(validBet),
      met: met('validBet'),
    },
    netProfit: {
      reached: fromMinor(result.net),
      needed: fromMinor(netProfit),
      met: met('netProfit', 'loss'),
    },
  }
}

/**
 * What the page of dividends begins with.
 * @throws Refusal PAGE_INVALID
 */
export function dividendRequests(
  parts: Parts,
  agentId: number,
  page: { pageNo: number; pageSize: number },
): Requests {
  const { db, clock, teams } = parts
  const { limit, offset } = pageOf(page)
  const now = clock.now()
  const open = dividendsWhere(
    db,
    "agent_id = ? AND state IN ('ready', 'requested', 'checked', 'rejected') ORDER BY to_time",
    agentId,
  )
  const asked = "upline_id = ? AND state = 'requested'"
  const sums = db.get<{ count: number; amount: number }>(
    `SELECT COUNT(*) AS count, COALESCE(SUM(amount), 0) AS amount FROM dividends WHERE ${asked}`,
    agentId,
  ) ?? { count: 0, amount: 0 }
  const rows = dividendsWhere(db, `${asked} ORDER BY requested, id LIMIT ? OFFSET ?`, agentId, limit, offset)
  return {
    open: open.filter(({ state, to }) => state !== 'rejected' || now < lapsesAt(to)).map(toDividend),
    running: runningPeriod(parts, agentId),
    downlines: {
      list: rows.map((row) => ({
        ...figuresOf(row),
        account: teams.order.names[teams.order.positionOf(row.agentId)] ?? '',
        requested: row.requested ?? row.to,
        until: lapsesAt(row.to),
      })),
      total: sums.count,
      totalPages: Math.ceil(sums.count / limit),
      amount: fromMinor(sums.amount),
    },
    free: fromMinor(withdrawable(parts, agentId).free),
    asOf: now,
  }
}

/**
 * One page of an agent's dividends, latest first, and the sums of all that a filter selects.
 * @throws Refusal RANGE_INVALID, PAGE_INVALID
 */
export function listDividends(
  { db }: Pick<Sandbox, 'db'>,
  agentId: number,
  filter: {
    from: number
    to: number
    state?: DividendState | undefined
    pageNo: number
    pageSize: number
  },
): ValueOf<typeof agentDividends.record> {
  const { from, to, state } = filter
  checkMoments(from, to)
  const { limit, offset } = pageOf(filter)
  const where = `agent_id = ? AND to_time > ? AND to_time <= ?${state ? ' AND state = ?' : ''}`
  const values = [agentId, from, to, ...(state ? [state] : [])]
  const sums = db.get<{ count: number; validBet: number; netProfit: number; earned: number; paid: number }>(
    `SELECT COUNT(*) AS count, COALESCE(SUM(valid_bet), 0) AS validBet, COALESCE(SUM(net_profit), 0) AS netProfit,
       COALESCE(SUM(amount), 0) AS earned, COALESCE(SUM(IIF(state = 'paid', amount, 0)), 0) AS paid
     FROM dividends WHERE ${where}`,
    ...values,
  ) ?? { count: 0, validBet: 0, netProfit: 0, earned: 0, paid: 0 }
  const list = dividendsWhere(db, `${where} ORDER BY to_time DESC LIMIT ? OFFSET ?`, ...values, limit, offset)
  return {
    list: list.map(toDividend),
    total: sums.count,
    totalPages: Math.ceil(sums.count / limit),
    totals: {
      validBet: fromMinor(sums.validBet),
      netProfit: fromMinor(sums.netProfit),
      earned: fromMinor(sums.earned),
      paid: fromMinor(sums.paid),
    },
  }
}
