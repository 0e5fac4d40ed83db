import { afterEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { agentIds } from '#sandbox/world/accounts/accounts.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { assertLedgerBalanced } from '../ledger/audit.ts'
import { standingClock } from '../records/test-rounds.ts'
import { payPastDividends } from './seed-dividends.ts'
import { putDividend } from './test-dividend.ts'

const open: TestClient[] = []
afterEach(() => {
  for (const client of open.splice(0)) client.close()
})

/** A sandbox with a past that began at a moment. */
function begin(start: string) {
  const client = new TestClient({ clock: standingClock(start), history: true })
  open.push(client)
  return client
}

test('[AGT-06] every dividend that was paid before the first day is in the ledger, at its date', async () => {
  const client = begin('2026-11-20T10:00:00+08:00')
  const { db } = client.server
  const rows = db.all<{
    id: number
    state: string
    decided: number
    amount: number
    to: number
    agent: number
  }>(
    'SELECT id, state, decided, amount, to_time AS "to", agent_id AS agent FROM dividends WHERE agent_id < 20',
  )
  const paid = rows.filter(({ state }) => state === 'paid')
  expect(paid.length).toBeGreaterThan(10)
  const entries = db.all<{ reference: string; created: number; amount: number; owner: number }>(
    `SELECT t.reference, t.created, e.amount, a.owner FROM ledger_transactions t
     JOIN ledger_entries e ON e.transaction_id = t.id
     JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = 'wallet'
     WHERE t.kind = 'dividend' AND e.amount > 0`,
  )
  const expected = paid.map(({ id, decided, amount, agent }) => ({
    reference: `V${String(id).padStart(8, '0')}`,
    created: decided,
    amount,
    owner: agent,
  }))
  expect(new Set(entries)).toEqual(new Set(expected))
  expect(new Set(rows.map(({ to }) => to)).size).toBe(6)
  const latest = rows.filter(({ to }) => to === Date.parse('2026-11-01T00:00:00+08:00'))
  expect(latest.toSorted((a, b) => a.agent - b.agent).map(({ agent, state }) => [agent, state])).toEqual([
    [agentIds.top, 'ready'],
    [agentIds.second, 'requested'],
    [agentIds.third, 'requested'],
    [agentIds.other, 'ready'],
  ])
  // Agents of the world asked for the latest month before the sandbox began, so it tells nobody.
  const { downlines } = await client.value(
    contract.agentDividends.requests,
    { pageNo: 1, pageSize: 50 },
    { token: await client.logIn('agent2') },
  )
  expect(downlines.total).toBeGreaterThan(1)
  expect(new Set(downlines.list.map(({ to }) => to))).toEqual(
    new Set([Date.parse('2026-11-01T00:00:00+08:00')]),
  )
  const told = db.all("SELECT kind FROM messages WHERE kind = 'dividendsRequested'")
  expect(told).toEqual([])
  assertLedgerBalanced(db)
})

test('[AGT-06] an upline without the money leaves a past dividend unpaid, and the rest is paid', () => {
  const client = new TestClient({ clock: standingClock('2026-11-20T10:00:00+08:00') })
  open.push(client)
  const { db, sandbox } = client.server
  const amount = sandbox.ledger.balance('wallet', agentIds.top) + 1
  const unpaid = putDividend(client, { daysAgo: 30, amount })
  const paid = putDividend(client, { agentId: agentIds.top, daysAgo: 25 })
  payPastDividends(sandbox)
  expect(db.all('SELECT id, state, requested IS NULL AS untouched FROM dividends ORDER BY id')).toEqual([
    { id: Number(unpaid), state: 'ready', untouched: 1 },
    { id: Number(paid), state: 'paid', untouched: 0 },
  ])
  assertLedgerBalanced(db)
})

test('[AGT-06] on the first days of a month, nobody has asked for the latest one yet', () => {
  const { db, clock } = begin('2026-11-02T08:59:59+08:00').server
  expect(db.all('SELECT id FROM dividends WHERE requested > ?', clock.now())).toEqual([])
})
