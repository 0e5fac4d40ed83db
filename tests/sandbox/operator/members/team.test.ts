import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { agentIds } from '#sandbox/world/accounts/accounts.ts'
import { teamPage, teamSize } from './team.ts'

let client: TestClient
beforeEach(() => {
  client = new TestClient()
})
afterEach(() => client.close())

/** Counted by walking the tree. Slow but simple. */
const walked = (agentId: number) =>
  client.server.db.get<{ size: number }>(
    `WITH RECURSIVE below (id) AS (
       SELECT id FROM accounts WHERE parent_id = ? UNION ALL
       SELECT a.id FROM below JOIN accounts a ON a.parent_id = below.id
     ) SELECT COUNT(*) AS size FROM below`,
    agentId,
  )?.size

test('the kept ancestors of every account are those that its uplines make', () => {
  const { db } = client.server
  const agents = db.all<{ id: number }>(
    'SELECT DISTINCT parent_id AS id FROM accounts WHERE parent_id IS NOT NULL',
  )
  expect(agents.length).toBeGreaterThan(20)
  for (const { id } of agents) expect([id, teamSize(db, id)]).toEqual([id, walked(id)])
  expect(teamSize(db, 1)).toBe(0)
})

test('who registers below an agent is in the team of everybody above, once', () => {
  const { db, sandbox } = client.server
  const before = [agentIds.top, agentIds.third].map((id) => teamSize(db, id))
  const { id } = sandbox.members.create({ username: 'bagongsali', parentId: agentIds.third })
  expect([agentIds.top, agentIds.third].map((agent) => teamSize(db, agent))).toEqual(
    before.map((size) => size + 1),
  )
  expect(teamPage(db, agentIds.top, 1, before[0] ?? 0)).toMatchObject([
    { id, username: 'bagongsali', depth: 3, parentId: agentIds.third },
  ])
})

test('pages of a team follow on one another, and end', () => {
  const { db } = client.server
  const size = teamSize(db, agentIds.top)
  const ids = Array.from({ length: Math.ceil(size / 100) + 1 }, (_, page) =>
    teamPage(db, agentIds.top, 100, page * 100).map(({ id }) => id),
  ).flat()
  expect(ids).toHaveLength(size)
  expect(new Set(ids).size).toBe(size)
})

test('a member of the world logs in with the common password, agents too', async () => {
  const { db } = client.server
  for (const type of [0, 2, 41]) {
    const [member] = db.all<{ username: string }>(
      'SELECT username FROM world.members WHERE type = ? LIMIT 1',
      type,
    )
    expect(await client.logIn(member?.username ?? '')).toMatch(/^ps_/)
  }
})
