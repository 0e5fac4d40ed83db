import { expect, test } from 'vitest'
import { payOf, payShare, paySteps, planOf } from './plans.ts'

const rows = [
  { validBet: 10_000, players: 5, amount: 300 },
  { validBet: 30_000, players: 10, amount: 800 },
  { validBet: 60_000, players: 10, amount: 1080 },
]

test.each([
  [0, 0, 0, 0],
  [9_999, 5, 0, 0],
  [10_000, 4, 0, 0],
  [10_000, 5, 1, 300],
  [29_999, 10, 1, 300],
  [30_000, 9, 1, 300],
  [30_000, 10, 2, 800],
  [59_999, 99, 2, 800],
  [60_000, 9, 1, 300],
  [60_000, 10, 3, 1080],
  [9_000_000, 4, 0, 0],
  [9_000_000, 500, 3, 1080],
])(
  '[AGT-02] [AGT-06] %i in bets of %i members reaches step %i and pays %i',
  (validBet, players, step, amount) => {
    expect(paySteps(rows, { validBet, players })).toMatchObject({ step, amount })
  },
)

test.each([
  [99_999, 0],
  [100_000, 30],
  [103_333, 30],
  [103_334, 31],
  [106_666, 31],
  [106_667, 32],
])('[AGT-06] 0.03%% of %i centavos is %i, rounded down, from the least valid bet on', (validBet, amount) => {
  expect(payShare({ rate: 3, leastValidBet: 100_000 }, { validBet, players: 1 }).amount).toBe(amount)
})

test('[AGT-02] [AGT-06] steps of every plan rise in what they ask for and in what they pay', () => {
  const all = [1, 2, 41, 42].flatMap((type) => [planOf(type).daily ?? [], planOf(type).hourly ?? []])
  expect(all.map((steps) => steps.length)).toEqual([4, 3, 4, 3, 4, 3, 4, 0])
  for (const steps of all)
    for (const [index, step] of steps.entries())
      for (const key of ['validBet', 'players', 'amount'] as const)
        expect(step[key]).toBeGreaterThan(steps[index - 1]?.[key] ?? 0)
})

test('[AGT-06] [BOOT-06] agents of type 42 have no hourly salary, and who isn’t an agent has none', () => {
  const play = { validBet: 1e12, players: 1e6 }
  expect(payOf(planOf(42), 'hourly', play)).toBeUndefined()
  expect(payOf(planOf(42), 'daily', play)?.amount).toBe(90_000)
  expect([planOf(0), planOf(4), planOf(90)]).toEqual([{}, {}, {}])
})
