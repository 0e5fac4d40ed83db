import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { standingClock } from '../records/test-rounds.ts'
import { slotLength } from '../teams/slots.ts'

let client: TestClient
let clock: ReturnType<typeof standingClock>
beforeEach(() => {
  clock = standingClock('2026-11-20T00:00:00+08:00')
  client = new TestClient({ clock })
})
afterEach(() => client.close())

const { agentSalary } = contract
const at = (text: string) => Date.parse(`${text}+08:00`)
const minor = (amount: string) => BigInt(amount.replace('.', ''))
const sumOf = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum + minor(amount), 0n)
const page = { pageNo: 1, pageSize: 500 }

/** Plays a decided round of juan, who is below agent41, agent2 and agent1. */
async function play(bet: string, name: string) {
  const sessionId = await client.play(await client.logIn('juan'))
  await client.wallet('bet', { sessionId, roundId: name, txId: `bet ${name}`, amount: bet })
  await client.wallet('win', { sessionId, roundId: name, txId: `win ${name}`, amount: '1.00' })
}

test('[AGT-02] a new agent’s first day counts nothing and says from when it does', async () => {
  clock.set('2026-11-20T08:30:00+08:00')
  const { sandbox } = client.server
  const { members, ledger } = sandbox
  const { id } = members.create({ username: 'bagongagent', password: 'Palaro123', type: 42 })
  for (let index = 0; index < 5; index += 1) {
    const player = members.create({ username: `bago${index}`, password: 'Palaro123', parentId: id })
    ledger.move('adjustment', `funds ${index}`, clock.now(), player.id, 10_000_00)
  }
  const playAll = async (day: string) => {
    for (let index = 0; index < 5; index += 1) {
      const sessionId = await client.play(await client.logIn(`bago${index}`))
      const round = { sessionId, roundId: `${day} ${index}` }
      await client.wallet('bet', { ...round, txId: `bet ${day} ${index}`, amount: '4000.00' })
      await client.wallet('win', { ...round, txId: `win ${day} ${index}`, amount: '0.00' })
    }
  }
  const daily = async () => client.value(agentSalary.daily, {}, { token: sandbox.sessions.begin(id) })
  const rows = async () =>
    (
      await client.value(
        agentSalary.days,
        { from: at('2026-11-20T00:00'), to: clock.now() + 1, ...page },
        { token: sandbox.sessions.begin(id) },
      )
    ).list.map(({ state, amount }) => [state, amount])
  await playAll('first')
  expect(await daily()).toMatchObject({
    contract: { from: at('2026-11-21T00:00') },
    running: { validBet: '20000.00', step: 0, amount: '0.00' },
  })
  expect(await rows()).toEqual([])
  clock.set('2026-11-21T00:00:00+08:00')
  await playAll('second')
  expect((await daily()).running).toMatchObject({ validBet: '20000.00', step: 1, amount: '60.00' })
  clock.set('2026-11-22T00:00:00+08:00')
  expect((await rows()).at(-1)).toEqual(['paid', '60.00'])
})

test('[AGT-02] today counts up to the next step, and its record says what each day came to', async () => {
  clock.set('2026-11-24T20:30:00+08:00')
  const token = await client.logIn('agent41')
  const before = await client.value(agentSalary.daily, {}, { token })
  const [first] = before.contract.steps
  expect(first).toEqual({ validBet: '30000.00', members: 12, amount: '100.00' })
  expect(new Date(before.contract.to).toISOString()).toBe('2027-12-31T16:00:00.000Z')
  await play('7000.50', 'one')
  const after = await client.value(agentSalary.daily, {}, { token })
  expect(minor(after.running.validBet) - minor(before.running.validBet)).toBe(700_050n)
  const range = { from: at('2026-11-20T00:00'), to: clock.now() + 1 }
  const { list, totals, total } = await client.value(agentSalary.days, { ...range, ...page }, { token })
  expect([total, list.length, list[0]?.state, list[0]?.validBet]).toEqual([
    5,
    5,
    'counting',
    after.running.validBet,
  ])
  expect(sumOf(list.map(({ validBet }) => validBet))).toBe(minor(totals?.validBet ?? ''))
  expect(sumOf(list.map(({ amount }) => amount))).toBe(minor(totals?.amount ?? ''))
  for (const { state, amount, lacks, order, paid, to } of list.slice(1)) {
    expect([state === 'paid', amount !== '0.00', lacks === null, order !== null]).toEqual(
      Array.from({ length: 4 }, () => state === 'paid'),
    )
    expect(paid).toBe(state === 'paid' ? to : null)
  }
  expect(after.before).toEqual(list[1])
  expect(after.chart.map(({ from }) => from)).toEqual(list.map(({ from }) => from).toReversed())
})

test('[AGT-02] days page by page are the days of one page, with a steady total', async () => {
  clock.set('2026-12-02T08:00:00+08:00')
  const token = await client.logIn('agent1')
  const range = { from: at('2026-11-20T00:00'), to: clock.now() }
  const whole = await client.value(agentSalary.days, { ...range, ...page }, { token })
  const pages = await Promise.all(
    [1, 2, 3].map(async (pageNo) =>
      client.value(agentSalary.days, { ...range, pageNo, pageSize: 5 }, { token }),
    ),
  )
  expect(whole.list).toHaveLength(13)
  expect(pages.flatMap(({ list }) => list)).toEqual(whole.list)
  expect(pages.map(({ total, totalPages }) => [total, totalPages])).toEqual([
    [13, 3],
    [13, 3],
    [13, 3],
  ])
  const past = { from: range.from, to: at('2026-11-22T00:00') }
  const { list } = await client.value(agentSalary.days, { ...past, ...page }, { token })
  expect(list.map(({ from }) => from)).toEqual([at('2026-11-21T00:00'), at('2026-11-20T00:00')])
})

test('[AGT-06] this hour moves by a real bet, and the hours of today are in the chart', async () => {
  clock.set('2026-11-20T20:10:00+08:00')
  const token = await client.logIn('agent2')
  const before = await client.value(agentSalary.hourly, {}, { token })
  await play('500.00', 'one')
  const after = await client.value(agentSalary.hourly, {}, { token })
  expect(minor(after.running.validBet) - minor(before.running.validBet)).toBe(50_000n)
  expect([after.running.from, after.running.to]).toEqual([at('2026-11-20T20:00'), at('2026-11-20T21:00')])
  expect(after.chart).toHaveLength(21)
  expect(after.before?.from).toBe(at('2026-11-20T19:00'))
  const range = { from: at('2026-11-20T00:00'), to: clock.now() }
  const { list, totals } = await client.value(agentSalary.hours, { ...range, ...page }, { token })
  expect(list.map(({ from }) => from)).toEqual(after.chart.map(({ from }) => from).toReversed())
  expect(sumOf(list.slice(1).map(({ amount }) => amount))).toBe(minor(after.today.amount))
  expect(list.filter(({ state }) => state === 'paid')).toHaveLength(totals?.settlements ?? Number.NaN)
})

test('[AGT-06] the running five minutes, the next settlement, and the slots that were paid', async () => {
  clock.set('2026-11-20T20:02:00+08:00')
  await play('5000.00', 'one')
  clock.set('2026-11-20T20:03:30+08:00')
  const token = await client.logIn('agent41')
  const running = await client.value(agentSalary.realtime, {}, { token })
  expect([running.now, running.next]).toEqual([clock.now(), at('2026-11-20T20:05')])
  expect(minor(running.running.validBet)).toBeGreaterThanOrEqual(500_000n)
  expect(minor(running.running.amount)).toBe((minor(running.running.validBet) * 5n) / 10_000n)
  clock.set('2026-11-20T20:05:00+08:00')
  const later = await client.value(agentSalary.realtime, {}, { token })
  expect(later.lastHour).toHaveLength(12)
  expect(later.lastHour.at(-1)?.from).toBe(at('2026-11-20T20:00'))
  expect(minor(later.lastHour.at(-1)?.amount ?? '0')).toBeGreaterThanOrEqual(250n)
  expect(minor(later.today.amount)).toBe(
    minor(running.today.amount) + minor(later.lastHour.at(-1)?.amount ?? '0'),
  )
  const range = { from: at('2026-11-20T00:00'), to: clock.now() }
  const { list, total, totals } = await client.value(agentSalary.slots, { ...range, ...page }, { token })
  expect(list[0]).toMatchObject({ order: 'SR13-20261120-2000', rate: '0.05', paid: at('2026-11-20T20:05') })
  expect(totals).toMatchObject({ slots: 241, settlements: total, amount: later.today.amount })
  expect(total).toBeLessThan(241)
  expect(sumOf(list.map(({ amount }) => amount))).toBe(minor(totals?.amount ?? ''))
  const cut = await client.value(agentSalary.slots, { ...range, to: clock.now() - 1, ...page }, { token })
  expect(cut.total).toBe(total - 1)
})

test('[AGT-02] [AGT-06] [AGT-06] a settlement down to its bets: members and bets add up to its figures', async () => {
  clock.set('2026-11-20T20:02:00+08:00')
  await play('5000.00', 'one')
  await play('700.00', 'two')
  clock.set('2026-11-21T08:00:00+08:00')
  const token = await client.logIn('agent41')
  const range = { from: at('2026-11-20T00:00'), to: clock.now() }
  const [slots, hours, days] = await Promise.all([
    client.value(agentSalary.slots, { ...range, ...page }, { token }),
    client.value(agentSalary.hours, { ...range, ...page }, { token }),
    client.value(agentSalary.days, { ...range, ...page }, { token }),
  ])
  const found = [
    ['realtime', slots.list.find(({ from }) => from === at('2026-11-20T20:00'))],
    ['hourly', hours.list.find(({ from }) => from === at('2026-11-20T20:00'))],
    ['daily', days.list[1]],
  ] as const
  for (const [kind, row] of found) {
    const period = { kind, from: row?.from ?? 0, ...page }
    const members = await client.value(agentSalary.members, period, { token })
    expect([kind, members.total]).toEqual([kind, row?.members])
    expect(sumOf(members.list.map(({ validBet }) => validBet))).toBe(minor(row?.validBet ?? ''))
    expect(members.list.find(({ account }) => account === 'juan')).toMatchObject({
      validBet: '5700.00',
      bets: 2,
    })
    const amounts = members.list.map(({ validBet }) => Number(validBet))
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one))
    if (kind === 'daily') continue
    const bets = await client.value(agentSalary.bets, period, { token })
    expect(sumOf(bets.list.map(({ validBet }) => validBet))).toBe(minor(row?.validBet ?? ''))
    expect(new Set(bets.list.map(({ betId }) => betId)).size).toBe(bets.total)
    expect(members.list.reduce((sum, member) => sum + member.bets, 0)).toBe(bets.total)
    expect(bets.list.every(({ time }) => time >= period.from && time < (row?.to ?? 0))).toBe(true)
    const second = await client.value(agentSalary.members, { ...period, pageNo: 2, pageSize: 1 }, { token })
    expect(second.list).toEqual(members.list.slice(1, 2))
  }
})

test('[AGT-06] a running period is shown to its bets up to now, and never to bets that are still to come', async () => {
  clock.set('2026-11-20T20:03:00+08:00')
  const token = await client.logIn('agent1')
  const { running } = await client.value(agentSalary.realtime, {}, { token })
  const period = { kind: 'realtime', from: running.from, ...page } as const
  const bets = await client.value(agentSalary.bets, period, { token })
  expect(sumOf(bets.list.map(({ validBet }) => validBet))).toBe(minor(running.validBet))
  expect(bets.list.every(({ time }) => time < clock.now())).toBe(true)
})

test.each([
  ['a moment within the period', 60_000],
  ['the future', slotLength * 12],
  ['before anything was paid', -3 * 86_400_000],
  ['half a millisecond', 0.5],
])('[AGT-06] no settlement begins at %s', async (_, offset) => {
  clock.set('2026-11-20T20:03:00+08:00')
  const token = await client.logIn('agent1')
  const period = { from: at('2026-11-20T20:00') + offset, pageNo: 1, pageSize: 10 }
  for (const kind of ['daily', 'hourly', 'realtime'] as const)
    expect((await client.call(agentSalary.members, { ...period, kind }, { token })).code).toBe(
      'SALARY_NOT_FOUND',
    )
  expect((await client.call(agentSalary.bets, { ...period, kind: 'realtime' }, { token })).code).toBe(
    'SALARY_NOT_FOUND',
  )
})

test('[AGT-02] the bets of a whole day aren’t listed, and bad pages and ranges are refused', async () => {
  const token = await client.logIn('agent1')
  const from = at('2026-11-20T00:00')
  const code = async (answer: Promise<{ code?: unknown }>) => (await answer).code
  const daily = { kind: 'daily', from, pageNo: 1, pageSize: 10 } as const
  expect(await code(client.call(agentSalary.bets, daily, { token }))).toBe('SALARY_NOT_FOUND')
  expect(await code(client.call(agentSalary.members, { ...daily, pageNo: 0 }, { token }))).toBe(
    'PAGE_INVALID',
  )
  const range = { from, to: from - 1, pageNo: 1, pageSize: 10 }
  for (const endpoint of [agentSalary.days, agentSalary.hours, agentSalary.slots] as const)
    expect(await code(client.call(endpoint, range, { token }))).toBe('RANGE_INVALID')
})

test.each([
  ['dailySalary', 'daily', 'days'],
  ['hourlySalary', 'hourly', 'hours'],
  ['realtimeSalary', 'realtime', 'slots'],
] as const)(
  '[BOOT-06] with %s switched off, its calls refuse and the others don’t',
  async (flag, kind, record) => {
    clock.set('2026-11-20T20:03:00+08:00')
    const token = await client.logIn('agent1')
    client.server.sandbox.settings.change({ [flag]: false })
    const range = { from: at('2026-11-20T00:00'), to: clock.now(), ...page }
    const refused = [
      client.call(agentSalary[kind], {}, { token }),
      client.call(agentSalary[record], range, { token }),
      client.call(agentSalary.members, { kind, from: at('2026-11-20T00:00'), ...page }, { token }),
    ]
    for (const answer of refused) expect((await answer).code).toBe('SALARY_NOT_AGREED')
    const others = (['daily', 'hourly', 'realtime'] as const).filter((other) => other !== kind)
    for (const other of others)
      expect((await client.call(agentSalary[other], {}, { token })).success).toBe(true)
    if (kind !== 'realtime') return
    expect((await client.value(agentSalary.daily, {}, { token })).nextRealtime).toBeNull()
  },
)

test('[BOOT-06] [AGT-06] an agent of type 42 has no hourly salary: its calls refuse, in the caller’s language', async () => {
  const token = await client.logIn('agent42')
  const answer = await client.call(agentSalary.hourly, {}, { token, language: 'TY' })
  expect(answer).toMatchObject({
    success: false,
    code: 'SALARY_NOT_AGREED',
    message: 'Wala sa contract mo ang salary na ito. Magtanong sa customer service.',
  })
  expect((await client.value(agentSalary.daily, {}, { token })).contract.steps).toHaveLength(4)
  expect((await client.value(agentSalary.realtime, {}, { token })).contract.rate).toBe('0.06')
})
