import type { SQLInputValue } from 'node:sqlite'
import { inZone, momentOf } from '#sandbox/world/market/merchant-zone.ts'
import type { ContractPeriod } from '#shared/contract/endpoints/agent-contracts.ts'
import type { Dividend, DividendState } from '#shared/contract/endpoints/agent-dividends.ts'
import type { Database } from '../db/database.ts'
import type { Rate } from '../teams/rates.ts'

export type FailedCondition = Dividend['failed'][number]

/** A dividend as stored. Money in minor units, times in ms. */
export type DividendRow = {
  id: number
  uplineId: number
  agentId: number
  period: ContractPeriod
  from: number
  to: number
  rate: Rate
  activeMembers: number
  validBet: number
  netProfit: number
  /** Separated by commas. */
  failed: string
  amount: number
  state: DividendState
  requested: number | null
  checked: number | null
  decided: number | null
  reason: string | null
}

const columns = `id, upline_id AS uplineId, agent_id AS agentId, period, from_time AS "from", to_time AS "to", rate,
  active_members AS activeMembers, valid_bet AS validBet, net_profit AS netProfit, failed, amount, state, requested,
  checked, decided, reason`

/** The dividends that a condition selects. */
export const dividendsWhere = (db: Database, sql: string, ...values: SQLInputValue[]): DividendRow[] =>
  db.all<DividendRow>(`SELECT ${columns} FROM dividends WHERE ${sql}`, ...values)

/** A dividend by the id of a request. Undefined for whatever isn't one. */
export const dividendById = (db: Database, id: string): DividendRow | undefined =>
  /^\d{1,9}$/.test(id) ? dividendsWhere(db, 'id = ?', Number(id))[0] : undefined

/** Records a period's dividend. */
export const addDividend = (
  db: Database,
  contractId: number,
  row: Pick<
    DividendRow,
    | 'uplineId'
    | 'agentId'
    | 'period'
    | 'from'
    | 'to'
    | 'rate'
    | 'activeMembers'
    | 'validBet'
    | 'netProfit'
    | 'failed'
    | 'amount'
    | 'state'
  >,
): void => {
  db.run(
    `INSERT INTO dividends (contract_id, upline_id, agent_id, period, from_time, to_time, rate, active_members,
       valid_bet, net_profit, failed, amount, state) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    contractId,
    row.uplineId,
    row.agentId,
    row.period,
    row.from,
    row.to,
    row.rate,
    row.activeMembers,
    row.validBet,
    row.netProfit,
    row.failed,
    row.amount,
    row.state,
  )
}

/** The number of a dividend, also its reference in the ledger. */
export const dividendReference = (id: number): string => `V${String(id).padStart(8, '0')}`

/** When a dividend lapses: a calendar month after its period, or at the month's end if the day isn't in it. */
export function lapsesAt(to: number): number {
  const local = inZone(to)
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth()]
  return Math.min(momentOf(year, month + 1, local.getUTCDate()), momentOf(year, month + 2))
}

/** Records that a dividend was requested. */
export const markRequested = (db: Database, id: number, time: number): void => {
  db.run("UPDATE dividends SET state = 'requested', requested = ?, decided = NULL WHERE id = ?", time, id)
}

/** Records that the operator has checked a dividend. */
export const markChecked = (db: Database, id: number, time: number): void => {
  db.run("UPDATE dividends SET state = 'checked', checked = ? WHERE id = ?", time, id)
}

/** Records that a dividend was paid. Book the money in the same transaction. */
export const markPaid = (db: Database, id: number, time: number): void => {
  db.run("UPDATE dividends SET state = 'paid', decided = ? WHERE id = ?", time, id)
}
