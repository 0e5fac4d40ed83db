import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { opened } from '../opened.ts'
import { seeded } from '../seeded.ts'
import { placed, timedParts } from '../timed-parts.ts'
import { createCrashGame } from './crash-game.ts'
import {
  crashSpan,
  crashTimes,
  drawCrash,
  exitOf,
  flightAt,
  highest,
  multiplierAfter,
  planSpan,
  readCrashChoice,
  timeTo,
} from './crash-rules.ts'
import type { CrashTable } from './crash-table.ts'

const place = { ...opened({ model: 'crash' }), account: 'juan', sessionId: 's' }

test('a multiplier and the time to it agree to the hundredth', () => {
  for (let hundredths = 101; hundredths <= highest; hundredths += 7)
    expect(Math.abs(multiplierAfter(timeTo(hundredths)) - hundredths)).toBeLessThanOrEqual(1)
  expect(multiplierAfter(-5)).toBe(100)
})

test('the lowest and the highest draw stay within a flight', () => {
  expect(drawCrash(() => 0)).toBe(highest)
  expect(drawCrash((bound) => bound - 1)).toBe(100)
})

test('flights of a span follow each other, and none flies into the next span', () => {
  const flights = planSpan(seeded(3))
  expect(flights.length).toBeGreaterThan(15)
  for (const [index, { opens, crash }] of flights.entries()) {
    const ends = opens + crashTimes.betting + timeTo(crash) + crashTimes.pause
    expect(ends).toBe(flights[index + 1]?.opens ?? ends)
    expect(ends).toBeLessThanOrEqual(crashSpan)
    expect(flightAt(flights, opens)).toBe(index)
    expect(flightAt(flights, ends - 1)).toBe(index)
  }
})

test.each([
  '',
  'x',
  '5@',
  '5@1.00',
  '5@0.99',
  '5@100.01',
  '5@2.5',
  '5@2.505',
  '-5',
  '5@2.00@3.00',
  '__proto__',
])('[LNCH-08] %j is no bet on a flight', async (choice) => {
  expect(readCrashChoice(choice)).toBeUndefined()
  const game = createCrashGame(timedParts(() => crashSpan, seeded(1)))
  expect(await game.accept(place, placed(choice))).toBe('CHOICE_IMPOSSIBLE')
})

test.each([
  ['by hand', undefined, ['out@1.84'], 300, 184],
  ['by itself', 250, [], 250, 250],
  ['by hand before it would by itself', 250, ['out@1.20'], 300, 120],
  ['never, when it crashes before', 250, [], 249, undefined],
  ['never, without a move', undefined, [], 10_000, undefined],
])('[LNCH-08] a bet leaves %s', (_, auto, moves, crash, exit) => {
  expect(exitOf({ round: 1, auto }, moves, crash)).toBe(exit)
})

describe('a flight', () => {
  /** The first flight of a span in which it goes to 2.00 at least. */
  async function started() {
    let now = crashSpan * 5
    const game = createCrashGame(timedParts(() => now, seeded(4)))
    const look = async (): Promise<CrashTable> => {
      const table = await game.table(place, [])
      if (table?.kind !== 'crash') throw new Error('no flight')
      return table
    }
    return {
      game,
      look,
      at: (time: number) => {
        now = time
      },
    }
  }

  test('[LNCH-08] takes bets until it starts, exits until it crashes, and nothing after', async () => {
    const { game, look, at } = await started()
    const { round, startsAt } = await look()
    const bet = placed(String(round))
    expect(await game.accept(place, bet)).toEqual({ settlesAt: startsAt })
    expect(await game.accept(place, placed(String(round + 1)))).toBe('BETS_CLOSED')
    expect(await game.move?.(place, bet, 'out')).toBe('BETS_CLOSED')
    at(startsAt)
    expect(await game.accept(place, bet)).toBe('BETS_CLOSED')
    at(startsAt + timeTo(120))
    expect(await game.settle(place, bet)).toBeUndefined()
    const exit = await game.move?.(place, bet, 'out')
    expect(exit).toEqual({ kept: 'out@1.20', settlesAt: startsAt + timeTo(120) })
    expect(await game.move?.(place, { ...bet, moves: ['out@1.20'] }, 'out')).toBe('BETS_CLOSED')
    expect(await game.move?.(place, bet, 'out@9.99')).toBe('CHOICE_IMPOSSIBLE')
    expect(await game.settle(place, { ...bet, moves: ['out@1.20'] })).toBe(1_200n)
    at(startsAt + timeTo(highest) + 1)
    expect(await game.move?.(place, bet, 'out')).toBe('BETS_CLOSED')
    expect(await game.settle(place, bet)).toBe(0n)
  })

  test('[LNCH-08] is sealed before anybody bets, and keeps its end to itself until then', async () => {
    const { look, at } = await started()
    const open = await look()
    expect(open).toMatchObject({ crash: null, nextAt: null })
    at(open.startsAt + timeTo(highest) + 1)
    const { history } = await look()
    const ended = history.find(({ round }) => round === open.round)
    expect(
      createHash('sha256')
        .update(ended?.proof ?? '')
        .digest('hex'),
    ).toBe(open.seal)
    expect(JSON.stringify(open)).not.toContain(ended?.proof)
    expect(ended?.proof).toContain(`:${ended?.at}:`)
  })

  test('others leave where the flight has been, the same for everyone', async () => {
    const { look, at } = await started()
    const { startsAt, others } = await look()
    expect(others.every(({ out }) => out === null)).toBe(true)
    at(startsAt + timeTo(150))
    const flying = await look()
    for (const { out } of flying.others) expect(Number(out ?? 0)).toBeLessThan(1.5)
    expect((await look()).others).toEqual(flying.others)
  })
})
