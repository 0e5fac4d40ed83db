import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { agentIds } from '#sandbox/world/accounts/accounts.ts'
import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import type { InputOf } from '#shared/contract/endpoint.ts'
import { type Downline, downlineOrders } from '#shared/contract/endpoints/agent-team.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { standingClock } from '../records/test-rounds.ts'

let client: TestClient
let clock: ReturnType<typeof standingClock>
beforeEach(() => {
  clock = standingClock('2026-11-20T18:00:00+08:00')
  client = new TestClient({ clock })
})
afterEach(() => client.close())

const at = (text: string) => Date.parse(`${text}T00:00:00+08:00`)
const fortnight = { from: at('2026-11-07'), to: at('2026-11-21') }
type Filter = Partial<InputOf<typeof contract.agentTeam.downlines>>

const { overview, downlines, downline, setRate, own } = contract.agentTeam
const list = async (filter: Filter = {}, by = 'agent1') =>
  client.value(
    downlines,
    { ...fortnight, scope: 'all', pageNo: 1, pageSize: 500, ...filter },
    { token: await client.logIn(by) },
  )
const everybody = async (filter: Filter = {}) => {
  const first = await list(filter)
  const rest = Array.from({ length: first.totalPages - 1 }, async (_, page) =>
    list({ ...filter, pageNo: page + 2 }),
  )
  return [first, ...(await Promise.all(rest))].flatMap((page) => page.list)
}
const minor = (amount: string) => Math.round(Number(amount) * 100)
const sumOf = (rows: readonly Downline[], column: 'validBet' | 'profit' | 'balance') =>
  rows.reduce((sum, row) => sum + minor(row[column]), 0)

/** Plays a decided round of a member. */
async function play(username: string, bet: string, win: string, name: string) {
  const sessionId = await client.play(await client.logIn(username))
  await client.wallet('bet', { sessionId, roundId: name, txId: `bet ${name}`, amount: bet })
  await client.wallet('win', { sessionId, roundId: name, txId: `win ${name}`, amount: win })
}

describe('[AGT-04] team overview', () => {
  test('the team, its lines side by side and the list of everybody have the same sums', async () => {
    const token = await client.logIn('agent1')
    const { now, days, gameTypes, path } = await client.value(overview, fortnight, { token })
    const lines = await list({ scope: 'direct' })
    expect(path).toEqual([])
    expect(now.members).toBe((await everybody()).length)
    expect(sumOf(lines.list, 'validBet')).toBe(minor(now.validBet))
    expect(sumOf(lines.list, 'profit')).toBe(minor(now.profit))
    expect(lines.totals).toMatchObject({ validBet: now.validBet, profit: now.profit })
    expect(minor(now.validBet) - minor(now.payout)).toBe(minor(now.profit))
    expect(days.map(({ date }) => date)).toEqual(
      Array.from({ length: 14 }, (_, day) => `2026-11-${String(day + 7).padStart(2, '0')}`),
    )
    expect(days.reduce((sum, day) => sum + minor(day.validBet), 0)).toBe(minor(now.validBet))
    expect(gameTypes.reduce((sum, type) => sum + minor(type.validBet), 0)).toBe(minor(now.validBet))
    expect(now.joined).toBe(days.reduce((sum, day) => sum + day.joined, 0))
    expect(now.joined).toBeGreaterThan(0)
    expect(now.active).toBeGreaterThan(now.joined)
  })

  test('a line shows itself and everybody below it, its path, and no income', async () => {
    const token = await client.logIn('agent1')
    const accountId = String(agentIds.third)
    const line = await client.value(overview, { ...fortnight, accountId }, { token })
    expect(line.path.map(({ account }) => account)).toEqual(['agent2', 'agent41'])
    expect(line.income).toBeNull()
    const row = (await everybody()).find((one) => one.accountId === accountId)
    expect(line.now).toMatchObject({
      validBet: row?.validBet,
      profit: row?.profit,
      members: (row?.team ?? 0) + 1,
    })
  })

  test('the range before is as long and ends where the range begins', async () => {
    const token = await client.logIn('agent1')
    const { before } = await client.value(overview, fortnight, { token })
    const earlier = { from: fortnight.from - 14 * dayLength, to: fortnight.from }
    expect((await client.value(overview, earlier, { token })).now).toEqual(before)
  })

  test('a decided bet shows at once, at every agent above and at nobody beside', async () => {
    const today = { from: at('2026-11-20'), to: at('2026-11-21') }
    const figures = async (by: string) => {
      const { now } = await client.value(overview, today, { token: await client.logIn(by) })
      return [minor(now.validBet), minor(now.payout)]
    }
    const agents = ['agent1', 'agent2', 'agent41', 'agent42']
    const before = await Promise.all(agents.map(figures))
    await play('juan', '200.05', '30.00', 'one')
    const after = await Promise.all(agents.map(figures))
    const moved = after.map((now, agent) => now.map((sum, index) => sum - (before[agent]?.[index] ?? 0)))
    expect(moved).toEqual([
      [20_005, 3_000],
      [20_005, 3_000],
      [20_005, 3_000],
      [0, 0],
    ])
  })

  test.each([
    ['a range of ten years', { from: at('2016-11-21'), to: at('2026-11-21') }],
    ['an end before the start', { from: at('2026-11-21'), to: at('2026-11-20') }],
    ['a time that is none', { from: -1, to: 5 }],
    ['a time beyond all dates', { from: 8e15, to: 8e15 + 1 }],
  ])('%s is refused', async (_, range) => {
    const token = await client.logIn('agent1')
    const refused = { success: false, code: 'RANGE_INVALID' }
    expect(await client.call(overview, range, { token })).toMatchObject(refused)
    expect(await client.call(downline, { ...range, accountId: '12' }, { token })).toMatchObject(refused)
  })
})

describe('[AGT-07] the downline is paged, searched, filtered and sorted by the gateway', () => {
  const keys: Record<(typeof downlineOrders)[number], (row: Downline) => number | string> = {
    account: ({ account }) => account.toLowerCase(),
    joined: ({ joined }) => joined,
    team: ({ team }) => team,
    balance: ({ balance }) => minor(balance),
    validBet: ({ validBet }) => minor(validBet),
    profit: ({ profit }) => minor(profit),
    rate: ({ rate }) => Number(rate),
    level: ({ level }) => level,
  }

  test.each(downlineOrders.flatMap((sort) => [[sort, 'ascending'] as const, [sort, 'descending'] as const]))(
    'by %s %s, each page follows the one before',
    async (sort, order) => {
      const rows = await everybody({ sort, order, pageSize: 100 })
      const { total } = await list({ pageSize: 1 })
      expect(new Set(rows.map(({ accountId }) => accountId)).size).toBe(total)
      const values = rows.map(keys[sort])
      const sign = order === 'ascending' ? 1 : -1
      const sorted = values.toSorted((a, b) => sign * (a < b ? -1 : Number(a > b)))
      expect(values).toEqual(sorted)
    },
  )

  test.each<[string, Filter, (row: Downline) => boolean]>([
    ['agents', { kind: 'agents' }, ({ agent }) => agent],
    ['members', { kind: 'members' }, ({ agent }) => !agent],
    ['a part of the name, however written', { search: ' UaN' }, ({ account }) => account.includes('uan')],
    ['a level', { level: 2 }, ({ level }) => level === 2],
    ['a balance from', { minBalance: '1000' }, ({ balance }) => Number(balance) >= 1000],
    ['a balance up to', { maxBalance: '0.5' }, ({ balance }) => Number(balance) <= 0.5],
    ['those who play', { state: 'active' }, ({ state }) => state === 'active'],
    ['those who are idle', { state: 'idle' }, ({ state }) => state === 'idle'],
    ['those who are new', { state: 'new' }, ({ state }) => state === 'new'],
    ['direct downlines', { scope: 'direct' }, ({ level }) => level === 1],
    ['two at once', { kind: 'agents', level: 2 }, ({ agent, level }) => agent && level === 2],
  ])('%s: exactly those of the whole list, with their sums', async (_, filter, keep) => {
    const all = await everybody()
    const kept = all.filter(keep)
    const rows = await everybody(filter)
    expect(new Set(rows.map(({ accountId }) => accountId))).toEqual(
      new Set(kept.map(({ accountId }) => accountId)),
    )
    const { total, totals } = await list(filter)
    expect([total, totals?.members]).toEqual([kept.length, kept.length])
    expect(minor(totals?.balance ?? '')).toBe(sumOf(kept, 'balance'))
  })

  test('below a downline: its own members, with the path that leads there', async () => {
    const below = await list({ accountId: String(agentIds.second), scope: 'direct' })
    expect(below.path.map(({ account }) => account)).toEqual(['agent2'])
    expect(below.list.every(({ upline }) => upline.account === 'agent2')).toBe(true)
    expect(below.list.map(({ account }) => account)).toEqual(expect.arrayContaining(['agent41', 'agent42']))
    expect((await list({ scope: 'direct' }, 'agent2')).list.map(({ account }) => account).toSorted()).toEqual(
      below.list.map(({ account }) => account).toSorted(),
    )
  })

  test('a search that finds nobody, a page beyond the end, and a balance that is no number', async () => {
    expect(await list({ search: "%' OR 1=1 --" })).toMatchObject({ list: [], total: 0, totalPages: 0 })
    expect((await list({ pageNo: 9_999 })).list).toEqual([])
    const token = await client.logIn('agent1')
    const filter = { ...fortnight, scope: 'all', pageNo: 1, pageSize: 10 } as const
    expect(await client.call(downlines, { ...filter, minBalance: 'lots' }, { token })).toMatchObject({
      code: 'INVALID_INPUT',
    })
    expect(await client.call(downlines, { ...filter, pageNo: 0 }, { token })).toMatchObject({
      code: 'PAGE_INVALID',
    })
  })

  test('a member who joins is there at once, new and without figures', async () => {
    client.server.sandbox.members.create({
      username: 'bagongtao',
      password: 'Palaro123',
      parentId: agentIds.second,
    })
    const [row, ...others] = (await list({ search: 'bagongtao' })).list
    expect(others).toEqual([])
    expect(row).toMatchObject({ state: 'new', level: 2, validBet: '0.00', rate: '0', team: 0 })
    expect(row?.upline.account).toBe('agent2')
  })
})

test('[AGT-07] one member: figures by day, the path, and what is known of it', async () => {
  const token = await client.logIn('agent1')
  const value = await client.value(downline, { ...fortnight, accountId: '1' }, { token })
  expect(value).toMatchObject({
    account: 'juan',
    agent: false,
    level: 3,
    balance: '12480.75',
    mobileBound: true,
    toDownline: false,
  })
  expect(value.path.map(({ account }) => account)).toEqual(['agent2', 'agent41', 'juan'])
  const agent2 = await client.value(downline, { ...fortnight, accountId: '12' }, { token })
  expect(agent2.days.reduce((sum, day) => sum + minor(day.validBet), 0)).toBe(minor(agent2.validBet))
  expect(agent2.toDownline).toBe(true)
  const below = { token: await client.logIn('agent2') }
  const agent41 = { ...fortnight, accountId: String(agentIds.third) }
  expect((await client.value(downline, agent41, below)).toDownline).toBe(true)
  expect((await client.value(downline, { ...fortnight, accountId: '1' }, below)).toDownline).toBe(false)
  client.server.sandbox.settings.change({ teamTransfer: false })
  expect((await client.value(downline, agent41, below)).toDownline).toBe(false)
})

test('the agent’s own place', async () => {
  const token = await client.logIn('agent1')
  const value = await client.value(own, {}, { token })
  const rows = await everybody()
  expect(value).toEqual({
    rate: '1.2',
    members: rows.length,
    agents: rows.filter(({ agent }) => agent).length,
    levels: Math.max(...rows.map(({ level }) => level)),
  })
})

describe('[AGT-05] the rebate rate of a downline', () => {
  const set = async (rate: string, by = 'agent1', accountId = '12') =>
    client.call(setRate, { accountId, rate }, { token: await client.logIn(by) })
  const rates = async () => {
    const token = await client.logIn('agent1')
    return (await client.value(downline, { ...fortnight, accountId: '12' }, { token })).rates
  }

  test('is set from the next midnight on, within the highest of its lines and the agent’s own', async () => {
    const lines = (await list({ accountId: '12', scope: 'direct' })).list
    const lowest = Math.max(...lines.map(({ rate }) => Number(rate)))
    expect(await rates()).toMatchObject({
      rate: '1.05',
      since: null,
      next: null,
      lowest: String(lowest),
      highest: '1.2',
      from: at('2026-11-21'),
      mayChange: true,
    })
    expect(await set('1.15')).toMatchObject({ success: true })
    expect(await rates()).toMatchObject({ rate: '1.05', next: { rate: '1.15', from: at('2026-11-21') } })
    clock.set('2026-11-21T00:00:00+08:00')
    expect(await rates()).toMatchObject({ rate: '1.15', since: at('2026-11-21'), next: null })
    const token = await client.logIn('agent2')
    expect(await client.value(own, {}, { token })).toMatchObject({ rate: '1.15' })
    const inbox = { language: 'EN', pageNo: 1, pageSize: 1 }
    const { list: messages } = await client.value(contract.messages.list, inbox, { token })
    expect(messages[0]).toMatchObject({
      title: 'Your rebate rate changes to 1.15%',
      body: 'Your upline has set it. It applies from 2026-11-21, 00:00, Manila time.',
    })
  })

  test('setting the same rate twice is one change and one message', async () => {
    await set('1.15')
    await set('1.15')
    const token = await client.logIn('agent2')
    const inbox = { language: 'EN', pageNo: 1, pageSize: 15 }
    const { list: messages } = await client.value(contract.messages.list, inbox, { token })
    expect(messages.filter(({ title }) => title.includes('1.15%'))).toHaveLength(1)
  })

  test('setting it again before midnight replaces the change', async () => {
    await set('1.15')
    await set('1.1')
    expect((await rates()).next).toEqual({ rate: '1.1', from: at('2026-11-21') })
  })

  test.each([
    ['above the agent’s own', '1.21', 'RATE_OUT_OF_BOUNDS'],
    ['below its lines’', '0.1', 'RATE_OUT_OF_BOUNDS'],
    ['with five decimals', '1.10001', 'RATE_INVALID'],
    ['negative', '-1', 'RATE_INVALID'],
    ['no number', 'NaN', 'RATE_INVALID'],
    ['in words', '1e1', 'RATE_INVALID'],
    ['with a comma', '1,1', 'RATE_INVALID'],
    ['nothing', '', 'RATE_INVALID'],
    ['of a kilobyte', '1'.repeat(1000), 'RATE_INVALID'],
  ])('%s: refused, and nothing changes', async (_, rate, code) => {
    const before = await rates()
    expect(await set(rate)).toMatchObject({ success: false, code })
    expect(await rates()).toEqual(before)
  })

  test('only the direct upline may set it', async () => {
    expect(await set('0.85', 'agent1', String(agentIds.third))).toMatchObject({ code: 'NOT_DIRECT_DOWNLINE' })
    expect(await set('0.95', 'agent2', String(agentIds.third))).toMatchObject({ success: true })
  })

  test('a line raised to a rate holds its upline above it, even before it applies', async () => {
    await set('1.05', 'agent2', String(agentIds.third))
    expect(await set('1.04')).toMatchObject({ code: 'RATE_OUT_OF_BOUNDS' })
    expect(await rates()).toMatchObject({ lowest: '1.05', lowestLine: { account: 'agent41' } })
  })
})
