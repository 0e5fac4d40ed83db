import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { InputOf } from '#shared/contract/endpoint.ts'
import { downlineOrders, downlineStates } from '#shared/contract/endpoints/agent-team.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { agentIds } from './accounts.ts'
import { cpuBudget, cpuTimeOf } from './cpu-time.ts'
import { dayLength, startOfDay } from './merchant-zone.ts'
import { TestClient } from './test-client.ts'

let client: TestClient
let token: string
beforeAll(async () => {
  client = new TestClient({ scale: 'full' })
  token = await client.logIn('agent1')
})
afterAll(() => client.close())

type Filter = Partial<InputOf<typeof contract.agentTeam.downlines>>

const lastDays = (days: number) => {
  const to = startOfDay(client.server.clock.now()) + dayLength
  return { from: to - days * dayLength, to }
}
const list = (filter: Filter) => () =>
  client.value(
    contract.agentTeam.downlines,
    { ...lastDays(14), scope: 'all', pageNo: 1, pageSize: 10, ...filter },
    { token },
  )
const overview = (days: number, accountId?: string) => () =>
  client.value(contract.agentTeam.overview, { ...lastDays(days), ...(accountId && { accountId }) }, { token })

const filters: Filter[] = [
  {},
  { scope: 'direct' },
  { kind: 'agents' },
  { kind: 'members' },
  ...downlineStates.map((state) => ({ state })),
  ...[1, 2, 3, 4].map((level) => ({ level })),
  { search: 'a' },
  { search: 'santos' },
  { search: 'nobody has such a name' },
  { minBalance: '1000' },
  { maxBalance: '0' },
  { accountId: String(agentIds.second) },
  { kind: 'members', state: 'active', level: 4, search: 'ma', minBalance: '100' },
]
const named = (filter: Filter) =>
  new URLSearchParams(Object.entries(filter).map(([key, value]) => [key, String(value)]))

describe('[AGT-07] of a team of 50,000, one page is answered in a blink', () => {
  test.each(filters.map((filter) => [`${named(filter)}` || 'everybody', filter] as const))(
    'with the filter %s, in every order',
    async (_, filter) => {
      const slow: string[] = []
      for (const sort of downlineOrders)
        for (const order of ['ascending', 'descending'] as const) {
          const time = await cpuTimeOf(list({ ...filter, sort, order }), 7)
          if (time >= cpuBudget) slow.push(`${sort} ${order}: ${time.toFixed(1)} ms`)
        }
      expect(slow).toEqual([])
    },
  )

  test('its last page too', async () => {
    expect(await cpuTimeOf(list({ pageNo: 5000 }))).toBeLessThan(cpuBudget)
  })
})

test.each([1, 7, 14, 31])(
  '[AGT-04] the overview of %i days is answered in a blink, for the team and a line',
  async (days) => {
    expect(await cpuTimeOf(overview(days))).toBeLessThan(cpuBudget)
    expect(await cpuTimeOf(overview(days, String(agentIds.second)))).toBeLessThan(cpuBudget)
  },
)
