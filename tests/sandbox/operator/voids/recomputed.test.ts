/** A line's money over the end of a month, with one bet in twenty voided, worked out anew from the bets alone. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { seeded } from '#sandbox/provider/games/seeded.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { assertLedgerBalanced } from '../ledger/audit.ts'
import { standingClock } from '../records/test-rounds.ts'
import { writeNewRate } from '../teams/rates.ts'

const day = 86_400_000
const slot = 300_000
const first = Date.parse('2026-11-28T00:00:00+08:00')
const days = 6
const rates = { chief: 90, agent: 60 }

interface Bet {
  readonly player: string
  readonly bet: number
  readonly win: number
  readonly decided: number
  /** Undefined if it stands. */
  readonly voided: number | undefined
  readonly void: () => Promise<void>
}

let clock: ReturnType<typeof standingClock>
let client: TestClient
const ids = new Map<string, number>()
const idOf = (name: string): number => ids.get(name) ?? 0
const token = (name: string) => client.server.sandbox.sessions.begin(idOf(name))

beforeEach(() => {
  clock = standingClock('2026-11-27T12:00:00+08:00')
  client = new TestClient({ clock })
  const { members, ledger, db } = client.server.sandbox
  const add = (username: string, more: object) => {
    const { id } = members.create({ username, password: 'Palaro123', ...more })
    ids.set(username, id)
    ledger.move('adjustment', `funds ${id}`, clock.now(), id, 1_000_000_00)
  }
  add('host', {})
  add('chief', { type: 42 })
  add('agent', { type: 42, parentId: idOf('chief') })
  for (const [index, parent] of ['chief', 'agent', 'agent', 'agent', 'agent', 'agent'].entries())
    add(`player${index}`, { parentId: idOf(parent), referredBy: idOf('host') })
  for (const [name, rate] of Object.entries(rates)) writeNewRate(db, idOf(name), first, rate)
})
afterEach(() => client.close())

/** What an account got by entries of a kind, less what it gave, in centavos. */
const booked = (name: string, ...kinds: string[]): number =>
  client.server.db.get<{ amount: number }>(
    `SELECT COALESCE(SUM(e.amount), 0) AS amount FROM ledger_transactions t
     JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
     WHERE a.owner = ? AND t.kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')})`,
    idOf(name),
  )?.amount ?? 0

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)
const share = (amount: number, hundredths: number): number => Math.trunc((amount * hundredths) / 10_000)
const underAgent = ({ player }: Bet): boolean => player !== 'player0'

test('[MBR-18][AGT-05][MBR-10] every sum of a line is what its bets make, to the centavo, though some are voided', async () => {
  const random = seeded(11)
  const bets: Bet[] = []
  let number = 0
  async function play(player: string): Promise<void> {
    const name = `bet ${(number += 1)}`
    const [bet, win] = [100_00 + random(900_000), random(2) * random(900_000)]
    const sessionId = await client.play(token(player))
    const text = (amount: number) => (amount / 100).toFixed(2)
    await client.wallet('bet', { sessionId, roundId: name, txId: `b ${name}`, amount: text(bet) })
    await client.wallet('win', { sessionId, roundId: name, txId: `w ${name}`, amount: text(win) })
    const decided = clock.now()
    // One in twenty: within the day, a day later, or after the month.
    const after = [2 * 3_600_000, day, 3 * day][random(3)] ?? 0
    const isOver = decided + after > first + days * day - 3 * 3_600_000
    const voided = number % 20 === 7 && !isOver ? decided + after : undefined
    bets.push({
      player,
      bet,
      win,
      decided,
      voided,
      async void() {
        for (const part of ['w', 'b'])
          await client.wallet('rollback', {
            sessionId,
            txId: `back ${part} ${name}`,
            refTxId: `${part} ${name}`,
          })
      },
    })
  }
  const waiting = new Set<Bet>()
  for (let time = first; time < first + days * day; time += 2 * 3_600_000) {
    clock.set(new Date(time + 1_000).toISOString())
    for (const bet of bets.filter(({ voided }) => voided !== undefined && voided <= clock.now()))
      if (!waiting.has(bet)) {
        waiting.add(bet)
        Object.assign(bet, { voided: clock.now() })
        await bet.void()
      }
    for (let player = 0; player < 6; player += 1) if (random(3) > 0) await play(`player${player}`)
    // Everybody looks in, so that days and slots are paid as they end.
    for (const name of ids.keys()) await client.balance(token(name))
  }
  clock.set(new Date(first + days * day).toISOString())
  for (const name of ids.keys()) await client.balance(token(name))
  const voids = bets.filter(({ voided }) => voided !== undefined)
  expect(bets.length).toBeGreaterThan(200)
  expect(voids.length).toBeGreaterThan(9)
  expect(voids.every((bet) => waiting.has(bet))).toBe(true)

  /** Bets and voids within a range, as they count in it. */
  const within = (of: readonly Bet[], from: number, to: number, sum: (bet: Bet) => number): number =>
    total(of.map((bet) => (bet.decided >= from && bet.decided < to ? sum(bet) : 0))) -
    total(of.map((bet) => (bet.voided !== undefined && bet.voided >= from && bet.voided < to ? sum(bet) : 0)))
  const starts = (length: number) =>
    Array.from({ length: (days * day) / length }, (_, index) => first + index * length)
  const line = bets.filter(underAgent)
  const own = bets.filter((bet) => !underAgent(bet))

  const ofDays = (of: readonly Bet[], rate: number) =>
    total(
      starts(day).map((from) =>
        share(
          within(of, from, from + day, ({ bet }) => bet),
          rate,
        ),
      ),
    )
  const players = [...ids.keys()].filter((name) => name.startsWith('player'))
  const ofPlayers = (rate: number) =>
    total(
      players.slice(1).map((player) =>
        ofDays(
          bets.filter((bet) => bet.player === player),
          rate,
        ),
      ),
    )
  expect(booked('agent', 'commission')).toBe(ofPlayers(rates.agent))
  expect(booked('chief', 'commission')).toBe(
    ofDays(line, rates.chief - rates.agent) + ofDays(own, rates.chief),
  )

  const ofSlots = (of: readonly Bet[]) =>
    total(
      starts(slot).map((from) => {
        const sum = within(of, from, from + slot, ({ bet }) => bet)
        return Math.abs(sum) >= 200_00 ? share(sum, 6) : 0
      }),
    )
  expect(booked('agent', 'realtimeSalary')).toBe(ofSlots(line))
  expect(booked('chief', 'realtimeSalary')).toBe(ofSlots(bets))

  const salaryOf = (from: number): number => {
    const sums = players.slice(1).map((player) =>
      within(
        bets.filter((bet) => bet.player === player),
        from,
        from + day,
        ({ bet }) => bet,
      ),
    )
    const playing = sums.filter((sum) => sum > 0).length
    return playing >= 10 ? Number.NaN : playing >= 5 && total(sums) >= 15_000_00 ? 60_00 : 0
  }
  expect(booked('agent', 'dailySalary')).toBe(total(starts(day).map(salaryOf)))

  const friends = players.flatMap((player) =>
    starts(day).map((from) => {
      const stand = bets.filter((bet) => bet.player === player && bet.voided === undefined)
      return share(
        total(stand.map(({ bet, decided }) => (decided >= from && decided < from + day ? bet : 0))),
        50,
      )
    }),
  )
  expect(booked('host', 'referral', 'takenBack')).toBe(total(friends))

  for (const [from, to] of [
    [first, first + 3 * day],
    [first + 3 * day, first + days * day],
  ] as const) {
    const { now } = await client.value(
      contract.agentRecords.statement,
      { from, to },
      { token: token('chief') },
    )
    const [bet, win] = [within(bets, from, to, (one) => one.bet), within(bets, from, to, (one) => one.win)]
    const minor = (text: string) => Math.round(Number(text) * 100)
    expect([minor(now.validBet), minor(now.payout), minor(now.profit)]).toEqual([bet, win, bet - win])
    const list = { from, to, pageNo: 1, pageSize: 100 }
    const shown = await client.value(contract.agentRecords.bets, list, { token: token('chief') })
    expect(minor(shown.totals?.validBet ?? '')).toBe(bet)
    // A void of a bet that had won is told as its win and its bet.
    const rows = bets.flatMap((one) => [
      one.decided,
      ...(one.voided === undefined ? [] : one.win > 0 ? [one.voided, one.voided] : [one.voided]),
    ])
    expect(shown.total).toBe(rows.filter((time) => time >= from && time < to).length)
  }
  for (const from of starts(day)) {
    const date = new Date(from + 8 * 3_600_000).toISOString().slice(0, 10)
    const page = { date, pageNo: 1, pageSize: 50 }
    const { totals, paid } = await client.value(contract.agentIncome.rebates, page, { token: token('chief') })
    expect([date, paid?.amount ?? '0.00']).toEqual([date, totals?.amount])
  }
  assertLedgerBalanced(client.server.db)
})
