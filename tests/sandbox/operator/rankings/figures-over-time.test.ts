import { afterEach, expect, test } from 'vitest'
import { firstMemberId } from '#sandbox/world/generator/members.ts'
import type { RankingPeriod } from '#shared/contract/endpoints/rankings.ts'
import { standingClock } from '../records/test-rounds.ts'
import { createSandbox, type Sandbox } from '../sandbox.ts'
import { Rankings } from './rankings.ts'

const opened: Sandbox[] = []
afterEach(() => {
  for (const sandbox of opened.splice(0)) sandbox.close()
})

/** Rankings of a sandbox that starts at the given time. */
function rankingsFrom(start: string): Rankings {
  const sandbox = createSandbox({ scale: 'small', clock: standingClock(start) })
  opened.push(sandbox)
  return new Rankings(sandbox)
}

const members = [0, 100, 577].map((place) => firstMemberId + place)
const figures = (rankings: Rankings, period: RankingPeriod) =>
  (['deposit', 'bet'] as const).flatMap((kind) => members.map((id) => rankings.own(kind, period, id).amount))

test('[RNK-01] what a month brought stays as it is from its last moment on, whenever a sandbox began', () => {
  const atItsEnd = rankingsFrom('2026-10-31T23:59:59+08:00')
  const october = figures(atItsEnd, 'month')
  expect(october.every((amount) => amount > 0)).toBe(true)
  for (const later of [
    '2026-11-01T00:00:00+08:00',
    '2026-11-22T12:00:00+08:00',
    '2026-11-30T23:59:59+08:00',
  ]) {
    const rankings = rankingsFrom(later)
    expect(figures(rankings, 'lastMonth')).toEqual(october)
    expect(rankings.top('bet', 'lastMonth').list).toEqual(atItsEnd.top('bet', 'month').list)
  }
  expect(figures(rankingsFrom('2026-12-01T00:00:00+08:00'), 'lastMonth')).not.toEqual(october)
})

test.each([
  ['2026-10', 31],
  ['2026-11', 30],
  ['2027-02', 28],
  ['2028-02', 29],
])('[RNK-01] the days of %s add up to the month, and no day changes what was before it', (month, length) => {
  const sums = members.flatMap(() => [0, 0])
  let played = 0
  for (let day = 1; day <= length; day++) {
    const rankings = rankingsFrom(`${month}-${String(day).padStart(2, '0')}T10:00:00+08:00`)
    for (const [index, amount] of figures(rankings, 'today').entries()) {
      sums[index] = (sums[index] ?? 0) + amount
      if (amount > 0) played += 1
    }
    expect(figures(rankings, 'month')).toEqual(sums)
  }
  expect(played).toBeLessThan(length * sums.length * 0.5)
  const after = new Date(Date.parse(`${month}-28T10:00:00+08:00`) + 7 * 86_400_000).toISOString()
  expect(figures(rankingsFrom(after), 'lastMonth')).toEqual(sums)
})

test('[RNK-01] a member of the world who deposits stands once, with both', () => {
  const rankings = rankingsFrom('2026-11-22T12:00:00+08:00')
  const [sandbox] = opened
  const [first, second] = rankings.top('deposit', 'month').list
  if (!sandbox || !first || !second) throw new Error('the ranking is empty')
  const { players } = rankings.top('deposit', 'month')
  const amount = first.amount - second.amount + 1
  sandbox.ledger.post('deposit', 'D1', sandbox.clock.now(), [
    { kind: 'wallet', owner: second.id, amount },
    { kind: 'deposits', amount: -amount },
  ])
  const { list, players: after } = rankings.top('deposit', 'month')
  expect(list.slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id])
  expect([list.length, after]).toEqual([20, players])
  expect(rankings.own('deposit', 'month', first.id)).toEqual({ place: 2, amount: first.amount, toNext: 1 })
  expect(rankings.own('deposit', 'month', second.id)).toMatchObject({ place: 1, toNext: undefined })
})
