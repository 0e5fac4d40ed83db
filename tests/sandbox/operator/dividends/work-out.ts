import { inZone, momentOf, startOfDay } from '#sandbox/world/market/merchant-zone.ts'
import type { AgreedContract, Terms } from '../contracts/contract-store.ts'
import { agreedContracts, downlineContracts } from '../contracts/contract-store.ts'
import { type Period, periodsOver } from '../contracts/periods.ts'
import type { Database } from '../db/database.ts'
import type { Sandbox } from '../sandbox.ts'
import { lineNetProfits, type TeamResult } from '../teams/net-profit.ts'
import { partOf } from '../teams/rates.ts'
import { addDividend, type FailedCondition } from './dividend-store.ts'

type Parts = Pick<Sandbox, 'db' | 'clock' | 'teams'>
type DuePeriod = Period & { contract: AgreedContract }

/** The conditions of a contract that a team didn't meet. */
export function failedConditions(
  terms: Pick<Terms, 'activeMembers' | 'validBet' | 'netProfit'>,
  { active, validBet, net }: Pick<TeamResult, 'active' | 'validBet' | 'net'>,
): FailedCondition[] {
  return [
    ...(active < terms.activeMembers ? (['activeMembers'] as const) : []),
    ...(validBet < terms.validBet ? (['validBet'] as const) : []),
    ...(net <= 0 ? (['loss'] as const) : net < terms.netProfit ? (['netProfit'] as const) : []),
  ]
}

/**
 * Records the dividends of all periods that have ended, of an agent and its direct downlines, with the figures as they
 * were. Looks once a day, because periods end at midnight.
 */
export function workOutDividends(parts: Parts, agentId: number): void {
  const { db, clock } = parts
  const today = startOfDay(clock.now())
  const settled = db.get<{ upTo: number }>(
    'SELECT up_to AS upTo FROM dividend_settled WHERE account_id = ?',
    agentId,
  )
  if (settled && settled.upTo >= today) return
  const begins = beginnings(db)
  const upTo = settled?.upTo ?? 0
  const due = (contracts: readonly AgreedContract[]): DuePeriod[] =>
    contracts.flatMap((contract) => {
      const isGenerated = parts.teams.crowd.indexOf(contract.agentId) >= 0
      const begin = isGenerated ? begins.generated : begins.named
      return periodsOver(contract, clock.now())
        .filter(({ from, to }) => to > begin && to > upTo && !isRecorded(db, contract.agentId, from))
        .map((period) => ({ ...period, contract }))
    })
  record(parts, due([...agreedContracts(db, agentId)]))
  record(parts, due([...downlineContracts(db, agentId)]))
  db.run('INSERT OR REPLACE INTO dividend_settled VALUES (?, ?)', agentId, today)
}

/**
 * Records begin with the first period that ends after this, which the sandbox knows from its first day. Those of the
 * world's agents begin with the month before it.
 */
function beginnings(db: Database): { named: number; generated: number } {
  const meta = (key: string) =>
    Number(db.get<{ value: string }>('SELECT value FROM meta WHERE key = ?', key)?.value)
  const named = meta('dividendsFrom')
  const seeded = inZone(meta('seeded'))
  return { named, generated: Math.max(named, momentOf(seeded.getUTCFullYear(), seeded.getUTCMonth() - 1)) }
}

const isRecorded = (db: Database, agentId: number, from: number): boolean =>
  db.get('SELECT 1 FROM dividends WHERE agent_id = ? AND from_time = ?', agentId, from) !== undefined

/** Works out periods, those of the same days together. */
function record({ db, teams }: Parts, due: readonly DuePeriod[]): void {
  const { order } = teams
  for (const same of Map.groupBy(due, ({ from, to }) => `${from} ${to}`).values()) {
    const [first] = same
    if (!first) continue
    const { from, to } = first
    const lines = same.map(({ contract }) => order.positionOf(contract.agentId))
    const results = lineNetProfits(teams, lines, from, to)
    for (const [index, { contract }] of same.entries()) {
      const result = results[index]
      if (!result) continue
      const { id, uplineId, agentId, period, rate } = contract
      const failed = failedConditions(contract, result)
      const amount = failed.length === 0 ? partOf(result.net, rate) : 0
      addDividend(db, id, {
        uplineId,
        agentId,
        period,
        from,
        to,
        rate,
        activeMembers: result.active,
        validBet: result.validBet,
        netProfit: result.net,
        failed: failed.join(','),
        amount,
        state: amount > 0 ? 'ready' : 'none',
      })
    }
  }
}
