import type { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { agentIds } from '#sandbox/world/accounts/accounts.ts'
import { dayLength, startOfDay } from '#sandbox/world/market/merchant-zone.ts'
import { contractAt } from '../contracts/contract-store.ts'
import { addDividend, type DividendRow, markRequested } from './dividend-store.ts'

/**
 * Records a dividend of agent2, which agent1 pays, or of another agent. Its period ended some days ago, so that each
 * one is of days of its own. Returns its id.
 */
export function putDividend(
  { server }: TestClient,
  { agentId = agentIds.second, daysAgo = 2, ...rest }: Partial<DividendRow> & { daysAgo?: number } = {},
): string {
  const { db, clock } = server
  const contract = contractAt(db, agentId, clock.now())
  const to = startOfDay(clock.now()) - daysAgo * dayLength
  addDividend(db, contract?.id ?? 0, {
    uplineId: contract?.uplineId ?? 0,
    agentId,
    period: 'daily',
    from: to - dayLength,
    to,
    rate: 800,
    activeMembers: 40,
    validBet: 4_000_000_00,
    netProfit: 50_000_00,
    failed: '',
    amount: 4_000_00,
    state: 'ready',
    ...rest,
  })
  const id = db.get<{ id: number }>('SELECT MAX(id) AS id FROM dividends')?.id ?? 0
  if (rest.state === 'requested') markRequested(db, id, rest.requested ?? clock.now())
  return String(id)
}
