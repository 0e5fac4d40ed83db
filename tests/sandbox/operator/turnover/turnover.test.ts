import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { countTurnover, endTurnover, findRequirement, openTurnover, withdrawable } from './turnover.ts'

let client: TestClient
beforeEach(() => {
  client = new TestClient()
})
afterEach(() => client.close())

const juan = 1
/** A slot and a live table. */
const nodeOf = (type: string) =>
  client.server.db.get<{ id: number }>('SELECT node_id AS id FROM world.games WHERE game_type = ?', type)
    ?.id ?? 0
const credit = (reference: string, amount: number, required = amount, gameTypes?: string[]) => {
  const { sandbox } = client.server
  sandbox.ledger.move('deposit', reference, sandbox.clock.now(), juan, amount)
  openTurnover(sandbox, juan, { source: 'deposit', reference, amount, required, gameTypes })
}
const bet = (amount: number, type = 'RNG') =>
  countTurnover(client.server.sandbox, juan, nodeOf(type), amount, 0)
const stateOf = (reference: string) => {
  const { done, outcome } = findRequirement(client.server.sandbox, 'deposit', reference) ?? {}
  return [done, outcome]
}
const free = () => withdrawable(client.server.sandbox, juan)

test('[MBR-06] credited money is locked until it has been bet; the rest is free', () => {
  credit('a', 500_00)
  expect(free()).toMatchObject({ total: 12_980_75, locked: 500_00, free: 12_480_75 })
  bet(499_99)
  expect(free().locked).toBe(500_00)
  bet(1)
  expect(stateOf('a')).toEqual([500_00, 'met'])
  expect(free()).toMatchObject({ locked: 0, free: 12_980_75, requirements: [] })
})

test('[MBR-06] a bet counts once: for the oldest, and what that doesn’t need for the next', () => {
  credit('a', 100_00)
  credit('b', 300_00)
  bet(150_00)
  expect(stateOf('a')).toEqual([100_00, 'met'])
  expect(stateOf('b')).toEqual([50_00, null])
})

test('[MBR-06] what a bet took from a bonus doesn’t count for own money, and all of it does for a bonus', () => {
  credit('own', 100_00)
  openTurnover(client.server.sandbox, juan, {
    source: 'bonus',
    reference: 'b',
    amount: 50_00,
    required: 300_00,
  })
  countTurnover(client.server.sandbox, juan, nodeOf('RNG'), 90_00, 40_00)
  expect(stateOf('own')).toEqual([50_00, null])
  expect(findRequirement(client.server.sandbox, 'bonus', 'b')).toMatchObject({ done: 90_00, ended: null })
})

test('[MBR-06] only the games that count bring it on, and others count for the next that takes them', () => {
  credit('slots', 100_00, 800_00, ['RNG'])
  credit('any', 200_00)
  bet(50_00, 'LIVE')
  expect(stateOf('slots')).toEqual([0, null])
  expect(stateOf('any')).toEqual([50_00, null])
  bet(60_00)
  expect(stateOf('slots')).toEqual([60_00, null])
})

test('[MBR-06] who has lost everything owes no turnover for it any more', () => {
  credit('a', 100_00)
  const { ledger, clock } = client.server.sandbox
  ledger.move('adjustment', 'lost', clock.now(), juan, -ledger.balance('wallet', juan) + 99)
  credit('b', 200_00)
  expect(stateOf('a')).toEqual([0, 'lost'])
  expect(free()).toMatchObject({ locked: 200_00, free: 99 })
})

test('[MBR-06] never more is locked than there is, and a requirement that ended stays ended', () => {
  credit('a', 100_00)
  const { ledger, clock } = client.server.sandbox
  ledger.move('adjustment', 'played', clock.now(), juan, -ledger.balance('wallet', juan) + 40_00)
  expect(free()).toMatchObject({ total: 40_00, locked: 40_00, free: 0 })
  endTurnover(client.server.sandbox, 'deposit', 'a', 'forfeited')
  endTurnover(client.server.sandbox, 'deposit', 'a', 'met')
  bet(500_00)
  expect(stateOf('a')).toEqual([0, 'forfeited'])
  expect(free()).toMatchObject({ locked: 0, free: 40_00 })
})

test('[MBR-06] what needs no turnover locks nothing', () => {
  credit('a', 100_00, 0)
  expect(free()).toMatchObject({ locked: 0, requirements: [] })
})

test('[MBR-06] who has everything in an open bet has lost nothing yet', async () => {
  credit('a', 100_00)
  const { ledger, clock } = client.server.sandbox
  ledger.move('adjustment', 'less', clock.now(), juan, 50_00 - ledger.balance('wallet', juan))
  const sessionId = await client.play(await client.logIn('juan'))
  await client.wallet('bet', { sessionId, roundId: 'all', txId: 'all', amount: '50.00' })
  credit('b', 10_00)
  expect(stateOf('a')).toEqual([0, null])
  await client.wallet('win', { sessionId, roundId: 'all', txId: 'none', amount: '0.00' })
  ledger.move('adjustment', 'rest', clock.now(), juan, -10_00)
  credit('c', 10_00)
  expect(stateOf('a')).toEqual([50_00, 'lost'])
})
