import { expect, test } from 'vitest'
import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import { dayRounds, playedUpTo } from './play-day.ts'

const money = [
  { bets: 1, wins: 0 },
  { bets: 499, wins: 12_345 },
  { bets: 1_234_567, wins: 1_100_003 },
  { bets: 98_765_432_101, wins: 7 },
]
const cases = money.flatMap((sums) => [3, 577, 49_999].map((member) => ({ member, ...sums })))

test.each(cases)(
  'the rounds of a day add up to its $bets and $wins, member $member',
  ({ member, ...sums }) => {
    for (const day of [0, 20_000, 20_751]) {
      const rounds = dayRounds(member, day, sums)
      expect(rounds.reduce((sum, { bets }) => sum + bets, 0)).toBe(sums.bets)
      expect(rounds.reduce((sum, { wins }) => sum + wins, 0)).toBe(sums.wins)
      expect(rounds.every(({ bets, wins }) => bets >= 0 && wins >= 0)).toBe(true)
      const times = rounds.map(({ time }) => time)
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(times.every((time) => time >= 0 && time < dayLength)).toBe(true)
      expect(dayRounds(member, day, sums)).toEqual(rounds)
    }
  },
)

test('what is played by a moment only grows, from nothing to the whole day, and ends with the rounds before it', () => {
  const sums = { bets: 1_234_567, wins: 1_100_003 }
  const rounds = dayRounds(7, 20_751, sums)
  let before = { bets: 0, wins: 0 }
  for (let moment = 0; moment <= dayLength; moment += 300_000) {
    const played = playedUpTo(7, 20_751, sums, moment)
    const listed = rounds.filter(({ time }) => time < moment)
    expect(played.bets).toBe(listed.reduce((sum, { bets }) => sum + bets, 0))
    expect(played.bets).toBeGreaterThanOrEqual(before.bets)
    expect(played.wins).toBeGreaterThanOrEqual(before.wins)
    before = played
  }
  expect(before).toEqual(sums)
})

test('a day without bets has no rounds', () => {
  expect(dayRounds(7, 20_751, { bets: 0, wins: 0 })).toEqual([])
})
