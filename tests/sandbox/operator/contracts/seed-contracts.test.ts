import { afterEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { agentIds } from '#sandbox/world/accounts/accounts.ts'
import { isoDay } from '#sandbox/world/market/merchant-zone.ts'
import { standingClock } from '../records/test-rounds.ts'
import { contractAt, downlineContracts } from './contract-store.ts'

const client = new TestClient({ clock: standingClock('2026-11-20T10:00:00+08:00') })
afterEach(() => client.close())

test('[AGT-05] every seeded contract has a lower rate than the one above it, for a year', () => {
  const { db, clock } = client.server
  const own = contractAt(db, agentIds.top, clock.now())
  expect(own).toMatchObject({ uplineId: 0, rate: 1200, period: 'monthly' })
  expect(isoDay(own?.starts ?? 0)).toBe('2025-11-01')
  const pairs = db.all<{ rate: number; above: number; starts: number }>(
    `SELECT c.rate, a.rate AS above, c.starts FROM contracts c JOIN contracts a ON a.agent_id = c.upline_id`,
  )
  expect(pairs.length).toBeGreaterThan(5)
  expect(pairs.filter(({ rate, above }) => rate >= above)).toEqual([])
  const second = downlineContracts(db, agentIds.top).find(({ agentId }) => agentId === agentIds.second)
  expect(second).toMatchObject({ rate: 800, state: 'active', ends: null })
})
