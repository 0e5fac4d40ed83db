import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { agentIds } from '#sandbox/world/accounts/accounts.ts'
import { dayLength, startOfDay } from '#sandbox/world/market/merchant-zone.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { largestBalance } from '../ledger/amounts.ts'
import { assertLedgerBalanced } from '../ledger/audit.ts'
import { standingClock } from '../records/test-rounds.ts'
import { slotLength } from '../teams/slots.ts'
import { planOf } from './plans.ts'
import { settleSalaries } from './settle-salaries.ts'

let client: TestClient
let clock: ReturnType<typeof standingClock>
beforeEach(() => {
  clock = standingClock('2026-11-20T00:00:00+08:00')
  client = new TestClient({ clock })
})
afterEach(() => client.close())

const at = (text: string) => Date.parse(`${text}+08:00`)
const minor = (amount: string) => BigInt(amount.replace('.', ''))
const hour = 3_600_000
const kinds = ['dailySalary', 'hourlySalary', 'realtimeSalary'] as const
type Kind = (typeof kinds)[number]
const agents = [
  ['agent1', agentIds.top, 1],
  ['agent2', agentIds.second, 2],
  ['agent41', agentIds.third, 41],
  ['agent42', agentIds.other, 42],
] as const

/** What was booked of a kind, oldest first. */
const booked = (kind: Kind, owner: number) =>
  client.server.db.all<{ reference: string; created: number; amount: number }>(
    `SELECT t.reference, t.created, e.amount FROM ledger_transactions t
     JOIN ledger_entries e ON e.transaction_id = t.id
     JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = 'wallet'
     WHERE t.kind = ? AND a.owner = ? ORDER BY t.created`,
    kind,
    owner,
  )
const kept = () => client.server.db.all('SELECT * FROM salaries ORDER BY account_id, kind, starts')

/** Plays a decided round, of juan unless said otherwise, who is below agent41, agent2 and agent1. */
async function play(bet: string, name: string, username = 'juan') {
  const sessionId = await client.play(await client.logIn(username))
  await client.wallet('bet', { sessionId, roundId: name, txId: `bet ${name}`, amount: bet })
  await client.wallet('win', { sessionId, roundId: name, txId: `win ${name}`, amount: '0.00' })
}
const look = async (username: string) => client.balance(await client.logIn(username))

/** A team's valid bets and active members of any range, by the team overview, which knows nothing of slots. */
async function bets(username: string, from: number, to: number) {
  const token = await client.logIn(username)
  const { now } = await client.value(contract.agentTeam.overview, { from, to }, { token })
  return { validBet: minor(now.validBet), members: now.active }
}

/** What steps of a plan pay, written out here once more. */
const stepsPay = (
  rows: readonly { validBet: number; players: number; amount: number }[] | undefined,
  { validBet, members }: { validBet: bigint; members: number },
) =>
  (rows ?? [])
    .filter((row) => validBet >= BigInt(row.validBet) && members >= row.players)
    .reduce((most, row) => (row.amount > most ? row.amount : most), 0)

const amountsBy = (rows: readonly { created: number; amount: number }[]) =>
  new Map(rows.map(({ created, amount }) => [created, amount]))

test.each(agents)(
  '[AGT-02] [AGT-06] [AGT-06] %s is paid for a day, its hours and its slots what the team’s bets come to',
  async (username, id, type) => {
    clock.set('2026-11-20T18:33:20+08:00')
    await play('3210.55', 'one')
    clock.set('2026-11-21T00:00:00+08:00')
    await look(username)
    const day = at('2026-11-20T00:00')
    const plan = planOf(type)
    expect(amountsBy(booked('dailySalary', id)).get(day + dayLength) ?? 0).toBe(
      stepsPay(plan.daily, await bets(username, day, day + dayLength)),
    )
    const hours = amountsBy(booked('hourlySalary', id))
    for (let from = day; from < day + dayLength; from += hour)
      expect(hours.get(from + hour) ?? 0).toBe(stepsPay(plan.hourly, await bets(username, from, from + hour)))
    const slots = amountsBy(booked('realtimeSalary', id))
    for (let from = day + 12 * hour; from < day + dayLength; from += slotLength) {
      const { validBet } = await bets(username, from, from + slotLength)
      const { rate, leastValidBet } = plan.realtime ?? { rate: 0, leastValidBet: 0 }
      const expected = validBet >= BigInt(leastValidBet) ? (validBet * BigInt(rate)) / 10_000n : 0n
      expect(BigInt(slots.get(from + slotLength) ?? 0)).toBe(expected)
    }
    expect(slots.size).toBeGreaterThan(0)
    expect(hours.size > 0).toBe(type !== 42)
  },
)

test('[AGT-06] [AGT-06] a real bet is in the right slot and hour of every agent above, and of nobody else', async () => {
  const pay = async () => {
    clock.set('2026-11-20T19:00:00+08:00')
    for (const [username] of agents) await look(username)
    const slot = (owner: number) =>
      amountsBy(booked('realtimeSalary', owner)).get(at('2026-11-20T18:35')) ?? 0
    const figures = client.server.db.all<{ id: number; bet: number }>(
      "SELECT account_id AS id, valid_bet AS bet FROM salaries WHERE kind = 'hourly' AND starts = ? ORDER BY id",
      at('2026-11-20T18:00'),
    )
    return { slots: agents.map(([, id]) => slot(id)), hours: figures.map(({ bet }) => bet) }
  }
  const without = await pay()
  client.close()
  client = new TestClient({ clock })
  clock.set('2026-11-20T18:34:59+08:00')
  await play('10000.00', 'one')
  const played = await pay()
  // 0.03, 0.04 and 0.05 % of ₱10,000, up to a centavo by rounding down, if the slot was paid before.
  const gained = played.slots.map((amount, index) => amount - (without.slots[index] ?? 0))
  expect(gained[0]).toBeGreaterThanOrEqual(300)
  expect(gained[1]).toBeGreaterThanOrEqual(400)
  expect(gained[2]).toBeGreaterThanOrEqual(500)
  expect(gained[3]).toBe(0)
  expect(played.hours.map((bet, index) => bet - (without.hours[index] ?? 0))).toEqual([
    1_000_000, 1_000_000, 1_000_000,
  ])
})

test('[AGT-02] [AGT-06] [AGT-06] an agent’s own bets count for those above it, and not for itself', async () => {
  const pay = async () => {
    clock.set('2026-11-21T00:00:00+08:00')
    for (const [username] of agents) await look(username)
    return client.server.db.all<{ kind: string; id: number; bet: number }>(
      `SELECT kind, account_id AS id, SUM(valid_bet) AS bet FROM salaries
       WHERE kind <> 'realtime' GROUP BY 1, 2 ORDER BY 1, 2`,
    )
  }
  const slotsOf = (owner: number) => booked('realtimeSalary', owner)
  const without = await pay()
  const slots = slotsOf(agentIds.third)
  client.close()
  clock.set('2026-11-20T00:00:00+08:00')
  client = new TestClient({ clock })
  clock.set('2026-11-20T18:31:00+08:00')
  await play('2000.00', 'own', 'agent41')
  const played = await pay()
  const gained = played.map(({ kind, id, bet }, index) => [kind, id, bet - (without[index]?.bet ?? 0)])
  expect(gained).toEqual([
    ['daily', agentIds.top, 200_000],
    ['daily', agentIds.second, 200_000],
    ['daily', agentIds.third, 0],
    ['daily', agentIds.other, 0],
    ['hourly', agentIds.top, 200_000],
    ['hourly', agentIds.second, 200_000],
    ['hourly', agentIds.third, 0],
  ])
  expect(slotsOf(agentIds.third)).toEqual(slots)
})

test('[AGT-02] [AGT-06] [AGT-06] each is paid at the end of its period, under its own number', async () => {
  clock.set('2026-11-20T21:36:00+08:00')
  await play('5000.00', 'one')
  clock.set('2026-11-20T21:40:00+08:00')
  await look('agent1')
  expect(booked('dailySalary', agentIds.top)).toEqual([])
  expect(booked('hourlySalary', agentIds.top).at(-1)).toMatchObject({
    reference: 'SH11-20261120-20',
    created: at('2026-11-20T21:00'),
  })
  expect(booked('realtimeSalary', agentIds.top).at(-1)).toMatchObject({
    reference: 'SR11-20261120-2135',
    created: at('2026-11-20T21:40'),
  })
  clock.set('2026-11-21T00:00:00+08:00')
  await look('agent1')
  expect(booked('dailySalary', agentIds.top)).toMatchObject([
    { reference: 'SD11-20261120', created: at('2026-11-21T00:00') },
  ])
})

test.each([
  ['an hour', 'PT1H', hour],
  ['a day', 'P1D', dayLength],
  ['a month', 'P30D', 30 * dayLength],
])(
  '[AGT-02] [AGT-06] [AGT-06] a jump of %s pays each period once, as looking all the time would have',
  async (_, __, jump) => {
    const end = clock.now() + jump
    const everybody = async () => {
      for (const [username] of agents) await look(username)
    }
    clock.advance(jump)
    await everybody()
    await everybody()
    const inOneGo = kept()
    const references = agents.flatMap(([, id]) =>
      kinds.flatMap((kind) => booked(kind, id).map(({ reference }) => reference)),
    )
    expect(new Set(references).size).toBe(references.length)
    expect(booked('realtimeSalary', agentIds.top).every(({ created }) => created <= end)).toBe(true)
    assertLedgerBalanced(client.server.db)
    client.close()
    clock.set('2026-11-20T00:00:00+08:00')
    client = new TestClient({ clock })
    const stride = jump / 8 + 61_000
    for (let time = clock.now(); time < end; time += stride) {
      clock.advance(Math.min(stride, end - clock.now()))
      await everybody()
    }
    clock.advance(end - clock.now())
    await everybody()
    expect(kept()).toEqual(inOneGo)
  },
)

test('[AGT-06] [AGT-06] hours and slots of more than 35 days ago are passed over, days are all paid', async () => {
  clock.advance(50 * dayLength)
  await look('agent2')
  const today = startOfDay(clock.now())
  const first = (kind: Kind) => (booked(kind, agentIds.second)[0]?.created ?? 0) - today
  expect(first('dailySalary')).toBeLessThan(-45 * dayLength)
  expect(first('hourlySalary')).toBeGreaterThanOrEqual(-35 * dayLength)
  expect(first('hourlySalary')).toBeLessThan(-34 * dayLength)
  expect(first('realtimeSalary')).toBeGreaterThanOrEqual(-35 * dayLength)
  const days = client.server.db.get<{ count: number }>(
    "SELECT COUNT(*) AS count FROM salaries WHERE account_id = ? AND kind = 'daily'",
    agentIds.second,
  )
  expect(days?.count).toBe(50)
})

test('[AGT-02] a day that pays nothing is kept with its figures, and a slot isn’t', async () => {
  clock.set('2026-11-30T00:00:00+08:00')
  await look('agent42')
  const none = client.server.db.all<{ kind: string }>('SELECT DISTINCT kind FROM salaries WHERE amount = 0')
  expect(none).toMatchObject([{ kind: 'daily' }])
})

test('[AGT-02] [AGT-06] a full wallet holds up its own pay only, and it comes once there is room', async () => {
  const { ledger } = client.server.sandbox
  const room = largestBalance - ledger.balance('wallet', agentIds.top)
  ledger.move('adjustment', 'fill', clock.now(), agentIds.top, room)
  clock.set('2026-11-22T09:02:00+08:00')
  await look('agent1')
  await look('agent2')
  expect(kinds.flatMap((kind) => booked(kind, agentIds.top))).toEqual([])
  expect(booked('dailySalary', agentIds.second).length).toBeGreaterThan(0)
  const token = await client.logIn('agent1')
  expect((await client.value(contract.agentSalary.realtime, {}, { token })).waiting).toBe(true)
  ledger.post('adjustment', 'drain', clock.now(), [
    { kind: 'wallet', owner: agentIds.top, amount: -room },
    { kind: 'adjustments', amount: room },
  ])
  await look('agent1')
  expect(booked('realtimeSalary', agentIds.top).length).toBeGreaterThan(100)
  expect((await client.value(contract.agentSalary.realtime, {}, { token })).waiting).toBe(false)
  assertLedgerBalanced(client.server.db)
})

test('[AGT-02] what was paid never changes, whatever is played later and however often it is looked at', async () => {
  clock.set('2026-11-21T10:00:00+08:00')
  await look('agent1')
  const before = client.server.db.all("SELECT * FROM salaries WHERE kind = 'daily'")
  await play('9000.00', 'later')
  clock.set('2026-11-21T10:04:00+08:00')
  await look('agent1')
  await look('agent1')
  expect(client.server.db.all("SELECT * FROM salaries WHERE kind = 'daily'")).toEqual(before)
})

test('[AGT-06] an agent that was made today is paid from its first whole period on, and no period before', async () => {
  clock.set('2026-11-20T10:02:00+08:00')
  const token = await client.logIn('agent1')
  const created = { username: 'bagongahente', password: 'Araw4471', kind: 'agent', rate: '0.5' } as const
  await client.value(contract.agentRegister.createAccount, created, { token })
  const made = client.server.db.get<{ id: number }>("SELECT id FROM accounts WHERE username = 'bagongahente'")
  const id = made?.id ?? 0
  clock.set('2026-11-23T00:00:00+08:00')
  settleSalaries(client.server.sandbox, id)
  const first = (kind: string) =>
    client.server.db.get<{ starts: number }>(
      'SELECT MIN(starts) AS starts FROM salaries WHERE account_id = ? AND kind = ?',
      id,
      kind,
    )?.starts
  expect([first('daily'), first('hourly')]).toEqual([at('2026-11-21T00:00'), at('2026-11-20T11:00')])
})

test('[AGT-02] nothing is paid after the contract has ended', async () => {
  clock.set('2028-01-05T00:00:00+08:00')
  await look('agent1')
  const last = client.server.db.get("SELECT MAX(starts) AS starts FROM salaries WHERE kind = 'daily'")
  expect(last).toEqual({ starts: at('2027-12-31T00:00') })
  const token = await client.logIn('agent1')
  expect((await client.call(contract.agentSalary.daily, {}, { token })).code).toBe('SALARY_NOT_AGREED')
})
