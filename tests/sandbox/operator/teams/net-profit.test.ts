import { afterEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { agentIds } from '#sandbox/world/accounts/accounts.ts'
import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { standingClock } from '../records/test-rounds.ts'
import { lineNetProfits, teamNetProfit } from './net-profit.ts'

const clock = standingClock('2026-11-20T10:00:00+08:00')
const client = new TestClient({ clock })
afterEach(() => client.close())

test('[AGT-05] what lines reach together is what each reaches alone, with real bets and a rate that changes', async () => {
  const token = await client.logIn('agent1')
  await client.value(contract.agentTeam.setRate, { accountId: '12', rate: '1.1' }, { token })
  for (const [username, bet] of [
    ['juan', '3210.55'],
    ['agent41', '77.10'],
  ] as const) {
    const sessionId = await client.play(await client.logIn(username))
    await client.wallet('bet', { sessionId, roundId: username, txId: `bet ${username}`, amount: bet })
    await client.wallet('win', { sessionId, roundId: username, txId: `win ${username}`, amount: '1.00' })
  }
  clock.set('2026-12-02T09:00:00+08:00')
  const { teams } = client.server.sandbox
  const { order } = teams
  const from = Date.parse('2026-11-01T00:00:00+08:00')
  const top = order.positionOf(agentIds.top)
  const agents = [...order.lines(top)].filter((line) => order.isAgent[line] === 1)
  expect(agents.length).toBeGreaterThan(3)
  for (const to of [from + dayLength, from + 30 * dayLength, clock.now()]) {
    const alone = agents.map((agent) => teamNetProfit(teams, agent, from, to))
    expect(lineNetProfits(teams, agents, from, to)).toEqual(alone)
    expect(alone.some(({ net }) => net > 0)).toBe(true)
  }
  const member = order.positionOf(1)
  expect(lineNetProfits(teams, [member], from, clock.now())).toEqual([
    teamNetProfit(teams, member, from, clock.now()),
  ])
})
