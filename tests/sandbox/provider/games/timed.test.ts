import { describe, expect, test } from 'vitest'
import { createResults } from '../results.ts'
import { openProviderStore } from '../store.ts'
import type { TimedGame } from './game.ts'
import { createLiveGame, liveRound } from './live.ts'
import { bankerDraws, rouletteWins } from './live-rules.ts'
import {
  type LotteryForm,
  lotteryReturn,
  lotteryWin,
  playsOf,
  readLotteryChoice,
  rightNumbers,
} from './lottery-rules.ts'
import { seeded } from './seeded.ts'
import { createSportsGame } from './sports.ts'
import { chancesOf, fixtureOf, fixtureTimes, oddsOf, readSlip, type Sport } from './sports-rules.ts'

const drawOnce = () => createResults(openProviderStore(undefined, Date.now).db, Date.now)
const place = { nodeId: '7', gameName: 'Amihan Baccarat A', category: 'LIVE', sessionId: 's' }

describe('live tables', () => {
  test('the wheel has 18 of each colour, parity and half, 12 of each dozen, and a zero of its own', () => {
    const counts = new Map<string, number>()
    for (let pocket = 0; pocket < 37; pocket++)
      for (const spot of rouletteWins(pocket)) counts.set(spot, (counts.get(spot) ?? 0) + 1)
    expect(Object.fromEntries(counts)).toEqual({
      zero: 1,
      red: 18,
      black: 18,
      even: 18,
      odd: 18,
      low: 18,
      high: 18,
      'dozen-1': 12,
      'dozen-2': 12,
      'dozen-3': 12,
    })
  })

  test.each([
    [5, undefined, true],
    [6, undefined, false],
    [2, 8, true],
    [3, 8, false],
    [4, 1, false],
    [5, 4, true],
    [6, 6, true],
    [6, 5, false],
    [7, 6, false],
  ])('the banker on %i after a third card of %s draws: %s', (banker, third, draws) => {
    expect(bankerDraws(banker, third)).toBe(draws)
  })

  test('bets are taken for the open round alone, everybody sees one result, and none before its time', async () => {
    let now = 5 * liveRound.whole
    const live = createLiveGame(() => now, seeded(6), drawOnce())
    const before = await live.table(place)
    expect(before).toMatchObject({ round: 5, result: null })
    expect(before?.kind === 'live' && before.history[0]?.round).toBe(4)
    expect(await live.accept(place, '5:banker')).toEqual({ settlesAt: now + liveRound.open })
    expect(await live.accept(place, '4:banker')).toBe('BETS_CLOSED')
    expect(await live.accept(place, '6:banker')).toBe('BETS_CLOSED')
    for (const choice of ['5:red', 'banker', '5:', '5:__proto__', undefined])
      expect(await live.accept(place, choice)).toBe('CHOICE_IMPOSSIBLE')
    now += liveRound.open
    expect(await live.accept(place, '5:banker')).toBe('BETS_CLOSED')
    const after = await live.table(place)
    expect(await live.table({ ...place, sessionId: 'other' })).toEqual(after)
    const wins = await Promise.all(
      ['player', 'banker', 'tie'].map((spot) => live.settle(place, 1_000n, `5:${spot}`)),
    )
    expect(wins.some((win) => typeof win === 'bigint' && win > 0n)).toBe(true)
  })
})

const forms: readonly LotteryForm[] = [
  { kind: 'digits', count: 3 },
  { kind: 'digits', count: 4 },
  { kind: 'balls', count: 6, pool: 45 },
  { kind: 'balls', count: 6, pool: 49 },
  { kind: 'balls', count: 20, pool: 80 },
]

describe('the lottery', () => {
  test.each(forms.flatMap((form) => playsOf(form).map((play) => [form, play] as const)))(
    '[LNCH-08] %j: %j pays back between 65 and 95 %',
    (form, play) => {
      const back = lotteryReturn(form, play)
      expect(back).toBeGreaterThan(0.65)
      expect(back).toBeLessThan(0.95)
    },
  )

  test.each<[LotteryForm, number[], number[], number]>([
    [{ kind: 'digits', count: 4 }, [1, 2, 3, 4], [1, 2, 3, 4], 4],
    [{ kind: 'digits', count: 4 }, [4, 3, 2, 1], [1, 2, 3, 4], 0],
    [{ kind: 'digits', count: 4 }, [3, 4], [1, 2, 3, 4], 2],
    [{ kind: 'balls', count: 6, pool: 45 }, [6, 1, 9, 2, 40, 41], [1, 2, 6, 7, 8, 10], 3],
  ])('%j: of %j, drawn %j, %i are right', (form, picked, drawn, right) => {
    expect(rightNumbers(form, picked, drawn)).toBe(right)
  })

  test.each(['20261121-0417:straight:1.2.3.4', '20261121-0417:last2:0.0'])('a bet reads %s', (choice) => {
    expect(readLotteryChoice({ kind: 'digits', count: 4 }, choice)?.issue).toBe('20261121-0417')
  })

  test.each([
    ['', { kind: 'digits', count: 4 }],
    ['20261121-0417:straight:1.2.3', { kind: 'digits', count: 4 }],
    ['20261121-0417:straight:1.2.3.10', { kind: 'digits', count: 4 }],
    ['20261121-0417:six:1.2.3.4', { kind: 'digits', count: 4 }],
    ['20261121-0417:constructor:1', { kind: 'digits', count: 4 }],
    ['20261121-0417:two:0.1', { kind: 'balls', count: 6, pool: 45 }],
    ['20261121-0417:two:7.7', { kind: 'balls', count: 6, pool: 45 }],
    ['20261121-0417:two:7.46', { kind: 'balls', count: 6, pool: 45 }],
    [':two:7.8;DROP', { kind: 'balls', count: 6, pool: 45 }],
  ] as const)('[LNCH-08] no bet on %j', (choice, form) => {
    expect(readLotteryChoice(form, choice)).toBeUndefined()
  })

  test('a win is cut to whole centavos', () => {
    const form = { kind: 'balls', count: 6, pool: 45 } as const
    const choice = readLotteryChoice(form, '20261121-0417:one:7')
    expect(choice && lotteryWin(form, choice, [7, 8, 9, 10, 11, 12], 33n)).toBe(222n)
  })
})

describe('the sportsbook', () => {
  const sports: readonly Sport[] = ['ball', 'esports', 'cockfight']
  test('[LNCH-08] every match has chances that add up, and odds that keep the margin', () => {
    for (const sport of sports)
      for (let match = 0; match < 400; match++) {
        const chances = Object.values(chancesOf(sport, '7', match))
        expect(chances.reduce((sum, each) => sum + each, 0)).toBe(1000)
        expect(Math.min(...chances)).toBeGreaterThan(0)
        const book = chances.reduce((sum, each) => sum + 100 / oddsOf(each), 0)
        expect(book).toBeGreaterThan(1.05)
        expect(book).toBeLessThan(1.09)
        const { home, away } = fixtureOf(sport, '7', match)
        expect(home).not.toBe(away)
      }
  })

  test.each([
    '',
    'home',
    '1:home,1:away',
    '1:win',
    '1:home,',
    '1:home,2:home,3:home,4:home,5:home',
    '-1:home',
  ])('[LNCH-08] %j is no slip', (choice) => {
    expect(readSlip(choice)).toBeUndefined()
  })

  const lobby = { ...place, category: 'SPORTS' }
  async function wins(game: TimedGame, match: number): Promise<bigint[]> {
    const back = await Promise.all(
      (['home', 'draw', 'away'] as const).map((side) => game.settle(lobby, 1_000n, `${match}:${side}`)),
    )
    return back.map((win) => (typeof win === 'bigint' ? win : 0n))
  }

  test('bets close when a match starts, a slip waits for its last match, and one side alone wins', async () => {
    const now = 100 * fixtureTimes.every + 1
    const game = createSportsGame(() => now, seeded(8), drawOnce())
    expect(await game.accept(lobby, '100:home')).toBe('BETS_CLOSED')
    expect(await game.accept(lobby, '103:home,101:away')).toEqual({
      settlesAt: 103 * fixtureTimes.every + fixtureTimes.lasts,
    })
    expect(await game.accept(lobby, '107:home')).toBe('CHOICE_IMPOSSIBLE')
    expect(await game.accept({ ...lobby, category: 'ESPORTS' }, '101:draw')).toBe('CHOICE_IMPOSSIBLE')
    for (let match = 0; match < 50; match++)
      expect((await wins(game, match)).filter((win) => win > 0n)).toHaveLength(1)
  })

  test('a slip of two multiplies, and is lost with one of them', async () => {
    const game = createSportsGame(() => 1e9, seeded(8), drawOnce())
    const sides = ['home', 'draw', 'away'] as const
    const [first, second] = [await wins(game, 1), await wins(game, 2)]
    const [one, two] = [first, second].map((each) => sides[each.findIndex((win) => win > 0n)])
    const single = first.find((win) => win > 0n) ?? 0n
    const both = await game.settle(lobby, 1_000n, `1:${one},2:${two}`)
    expect(both).toBe((single * (second.find((win) => win > 0n) ?? 0n)) / 1_000n)
    expect(await game.settle(lobby, 1_000n, `1:${one},2:${sides.find((side) => side !== two)}`)).toBe(0n)
  })
})
