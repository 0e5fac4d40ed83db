import { expect, test } from 'vitest'
import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import { mix } from '../teams/mix.ts'
import type { AgreedContract } from './contract-store.ts'
import { lowestFrom, whatEnds } from './what-ends.ts'

const day = (number: number) => number * dayLength
let ids = 0
/** A contract of an agent from its upline, by days. */
const contract = (
  uplineId: number,
  agentId: number,
  rate: number,
  from = 0,
  to?: number,
): AgreedContract => ({
  id: ++ids,
  uplineId,
  agentId,
  rate,
  period: 'daily',
  activeMembers: 0,
  validBet: 0,
  netProfit: 0,
  state: to === undefined ? 'active' : 'ended',
  created: 0,
  answerBy: null,
  decided: 0,
  starts: day(from),
  ends: to === undefined ? null : day(to),
  endReason: null,
  endAsked: null,
  requested: 0,
  refusedFor: null,
})
type Own = readonly { rate: number; starts: number; ends: number | null }[]
const own = (...spans: [rate: number, from: number, to?: number][]): Own =>
  spans.map(([rate, from, to]) => ({ rate, starts: day(from), ends: to === undefined ? null : day(to) }))
const byUpline = (contracts: readonly AgreedContract[]) => Map.groupBy(contracts, ({ uplineId }) => uplineId)

const child = contract(1, 2, 500)
const grandchild = contract(2, 3, 300)
const toCome = [contract(1, 4, 400, 0, 20), contract(1, 4, 700, 20)]
const below4 = contract(4, 5, 200)
test.each([
  ['a higher rate ends nothing', own([900, 0]), [child, grandchild], []],
  ['the same rate ends nothing', own([500, 0]), [child, grandchild], []],
  [
    'a lower rate from day 10 ends the one above it, and what it passed on',
    own([800, 0, 10], [499, 10]),
    [child, grandchild],
    [
      [child, 10],
      [grandchild, 10],
    ],
  ],
  [
    'no contract any more ends all',
    own([800, 0, 7]),
    [child, grandchild],
    [
      [child, 7],
      [grandchild, 7],
    ],
  ],
  ['what was above it before now doesn’t matter', own([800, 4]), [child], []],
  ['a gap ends what it interrupts', own([800, 0, 7], [800, 9]), [child], [[child, 7]]],
  [
    'a contract to come that is too high never starts, and leaves nothing',
    own([600, 0]),
    [...toCome, below4],
    [
      [toCome[1], 20],
      [below4, 20],
    ],
  ],
  [
    'what ends before the change is left alone',
    own([800, 0, 30], [100, 30]),
    [contract(1, 6, 500, 0, 30)],
    [],
  ],
] as const)('[AGT-05] %s', (_, agent, contracts, ends) => {
  const ended = whatEnds(1, agent, byUpline(contracts), day(5))
  expect(ended.map(({ contract: one, at }) => [one, at / dayLength])).toEqual(ends)
})

test.each([
  [own([800, 0]), 5, 800],
  [own([800, 0, 10], [700, 10]), 5, 700],
  [own([800, 0, 10], [900, 10]), 5, 800],
  [own([800, 0, 10], [900, 10]), 10, 900],
  [own([800, 0, 10]), 5, 0],
  [own([800, 0, 10], [900, 12]), 5, 0],
  [own(), 5, 0],
])('[AGT-05] of %j, from day %i on, %i can be passed on', (agent, from, rate) => {
  expect(lowestFrom(agent, day(from))).toBe(rate)
})

/** Walks through the days one by one, from the top down, and ends whatever has less above it than its own rate. */
function dayByDay(root: number, agent: Own, contracts: readonly AgreedContract[], now: number, last: number) {
  const ended = new Map<number, number>()
  const runs = (one: { starts: number; ends: number | null }, time: number) =>
    one.starts <= time && (one.ends === null || one.ends > time)
  for (let today = now; today <= last; today += 1) {
    const time = day(today)
    const rates = new Map([[root, agent.find((one) => runs(one, time))?.rate ?? 0]])
    const queue = [root]
    for (const upline of queue)
      for (const one of contracts.filter(({ uplineId }) => uplineId === upline)) {
        if (!queue.includes(one.agentId)) queue.push(one.agentId)
        if (!runs(one, time) || ended.has(one.id)) continue
        if ((rates.get(upline) ?? 0) < one.rate) ended.set(one.id, time)
        else rates.set(one.agentId, one.rate)
      }
  }
  return ended
}

test('[AGT-05] what ends is what a walk through the days ends, in 400 random teams', () => {
  let count = 0
  for (let round = 0; round < 400; round += 1) {
    let turn = 0
    const random = (most: number) => Math.floor(mix(round, (turn += 1), 7) * most)
    const contracts: AgreedContract[] = []
    for (let agent = 2; agent <= 9; agent += 1) {
      const upline = 1 + random(agent - 1)
      const change = 6 + random(10)
      const [first, second] = [1 + random(10), 1 + random(10)]
      if (random(5) === 0) continue
      const isReplaced = random(2) === 0
      contracts.push(contract(upline, agent, first, 0, isReplaced ? change : undefined))
      if (isReplaced && random(3) > 0)
        contracts.push(contract(upline, agent, second, change + (random(4) === 0 ? 2 : 0)))
    }
    // What could not be agreed in the first place is ended before the change.
    const highest = 3 + random(8)
    const never = dayByDay(1, own([highest, 0]), contracts, 0, 30)
    const agreed = contracts
      .map((one) => ({ ...one, ends: never.get(one.id) ?? one.ends }))
      .filter(({ starts, ends }) => ends === null || (ends > day(5) && ends > starts))
    const change = 6 + random(10)
    const agent = own([highest, 0, change], [random(highest), change])
    const expected = dayByDay(1, agent, agreed, 5, 30)
    const found = whatEnds(1, agent, byUpline(agreed), day(5))
    expect(new Map(found.map(({ contract: { id }, at }) => [id, at]))).toEqual(expected)
    count += found.length
  }
  expect(count).toBeGreaterThan(400)
})
