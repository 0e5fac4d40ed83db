import { expect, test } from 'vitest'
import { blanksInTwenty, chanceOf, rafflePhase } from './raffle-figures.ts'

test.each([
  [999, 'before'],
  [1000, 'running'],
  [1999, 'running'],
  [2000, 'over'],
] as const)('[PRO-01] at %i a raffle from 1000 to 2000 is %s', (now, phase) => {
  expect(rafflePhase({ startTime: 1000, endTime: 2000, now })).toBe(phase)
})

test.each([
  [400, 105],
  [1, 42_000],
  [0, undefined],
  [50_000, 1],
])('[PRO-01] with %i left among 42,000 draws the chance is 1 in %s', (left, chance) => {
  expect(chanceOf({ draws: 42_000, gone: 0 }, { left })).toBe(chance)
})

test('[PRO-01] how many draws win nothing follows from what is left', () => {
  const raffle = { draws: 1000, gone: 200, prizes: [{ left: 30 }, { left: 10 }] }
  const whole = {
    ...raffle,
    prizes: raffle.prizes.map(({ left }) => ({ prizeId: '', amount: null, points: 1, count: 50, left })),
    startTime: 0,
    endTime: 1,
    now: 0,
    betsPerDraw: null as never,
    turnover: 1,
    claimDays: 7,
    winners: [],
  }
  expect(blanksInTwenty(whole)).toBe(19)
  expect(blanksInTwenty({ ...whole, gone: 1000 })).toBeUndefined()
})
