import { describe, expect, test } from 'vitest'
import type { OpenedGame } from '../game.ts'
import { opened } from '../opened.ts'
import { seeded } from '../seeded.ts'
import { placed, timedParts } from '../timed-parts.ts'
import { isWithinLimits, mostParts, readChoice } from './live-choice.ts'
import { crowdBets, crowdSize, dealerAt } from './live-crowd.ts'
import { createLiveGame } from './live-game.ts'
import { earliestShown, paceOf, roundAt, shownAfter, stepsOf, variantOf } from './live-pace.ts'
import { bankerDraws, drawRound, liveReturn } from './live-rules.ts'
import { type LiveResult, liveVariants } from './live-table.ts'

const models = ['baccarat', 'speed-baccarat', 'dragon-tiger', 'roulette', 'color-game-live']
const place = { ...opened({ model: 'baccarat' }), account: 'juan', sessionId: 's' }
const pace = paceOf({ model: 'baccarat' })
const result = (more: Partial<LiveResult>): LiveResult => ({
  round: 1,
  sides: [],
  hands: [],
  pocket: null,
  dice: [],
  ...more,
})

describe('rules', () => {
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

  test.each([
    ['baccarat', 'banker', { sides: ['banker'] }, 195],
    ['baccarat', 'player', { sides: ['tie', 'player-pair'] }, 100],
    ['baccarat', 'player-pair', { sides: ['tie', 'player-pair'] }, 1200],
    ['baccarat', 'banker-pair', { sides: ['tie', 'player-pair'] }, 0],
    ['dragonTiger', 'tiger', { sides: ['tie', 'suited-tie'] }, 50],
    ['dragonTiger', 'suited-tie', { sides: ['tie', 'suited-tie'] }, 4600],
    ['dragonTiger', 'suited-tie', { sides: ['tie'] }, 0],
    ['roulette', 'n17', { pocket: 17 }, 3600],
    ['roulette', 'p17-20', { pocket: 20 }, 1800],
    ['roulette', 't1', { pocket: 0 }, 1200],
    ['roulette', 'f0', { pocket: 3 }, 900],
    ['roulette', 'red', { pocket: 0 }, 0],
    ['colorGame', 'red', { dice: ['red', 'blue', 'red'] }, 300],
    ['colorGame', 'pink', { dice: ['red', 'blue', 'red'] }, 0],
    ['colorGame', 'triple', { dice: ['red', 'red', 'red'] }, 3300],
    ['colorGame', 'red', { dice: ['red', 'red', 'red'] }, 400],
    ['colorGame', 'triple', { dice: ['red', 'red', 'blue'] }, 0],
  ] as const)('at %s a bet on %s returns, for %j, %i hundredths', (variant, spot, more, returned) => {
    expect(liveReturn(variant, spot, result(more))).toBe(returned)
  })
})

describe('choices', () => {
  test('name a round and each spot with its part', () => {
    expect(readChoice('baccarat', '4711:banker=50.00+tie=10.00')).toEqual({
      round: 4711,
      parts: [
        { spot: 'banker', amount: 5_000n },
        { spot: 'tie', amount: 1_000n },
      ],
    })
    expect(readChoice('roulette', '1:p17-20=1.00+x31=0.50')?.parts).toHaveLength(2)
  })

  test.each([
    '',
    'banker=50.00',
    '4711:',
    '4711:banker',
    '4711:banker=',
    '4711:banker=50',
    '4711:banker=50.0',
    '4711:banker=-50.00',
    '4711:banker=+50.00',
    '4711:banker=5e1.00',
    '4711:banker=50.00+',
    '4711:banker=50.00+banker=1.00',
    '4711:banker=50.00 ',
    '4711:banker=50.00:1',
    '04711:banker=50.00',
    '4711.5:banker=50.00',
    '9999999999999999:banker=50.00',
    '4711:__proto__=50.00',
    '4711:constructor=50.00',
    '4711:red=50.00',
    '4711:n17=50.00',
    '4711:Banker=50.00',
  ])('"%s" is no choice at baccarat', (choice) => {
    expect(readChoice('baccarat', choice)).toBeUndefined()
  })

  test('more spots than a bet can have are refused', () => {
    const parts = (count: number) => Array.from({ length: count }, (_, index) => `n${index % 37}=1.00`)
    expect(readChoice('roulette', `1:${parts(37).join('+')}`)?.parts).toHaveLength(37)
    const many = [...parts(37), ...['red', 'black', 'odd', 'even'].map((spot) => `${spot}=1.00`)]
    expect(many).toHaveLength(mostParts + 1)
    expect(readChoice('roulette', `1:${many.join('+')}`)).toBeUndefined()
  })

  const limits = { least: 1_000n, most: 100_000n }
  test.each([
    [[['banker', 1_000]], 1_000, true],
    [[['banker', 100_000]], 100_000, true],
    // The parts are the bet, to the centavo.
    [
      [
        ['banker', 1_000],
        ['tie', 1_000],
      ],
      2_001,
      false,
    ],
    [
      [
        ['banker', 1_000],
        ['tie', 1_000],
      ],
      1_999,
      false,
    ],
    [[['banker', 999]], 999, false],
    [
      [
        ['banker', 5_000],
        ['tie', 1],
      ],
      5_001,
      false,
    ],
    // A tie takes a fifth of the table's limit, a pair a tenth.
    [[['tie', 20_000]], 20_000, true],
    [[['tie', 20_001]], 20_001, false],
    [[['player-pair', 10_001]], 10_001, false],
    [
      [
        ['banker', 60_000],
        ['player', 60_000],
      ],
      120_000,
      false,
    ],
    [[], 0, true],
  ] as const)('parts %j of a bet of %i are within the limits: %s', (parts, bet, fits) => {
    const read = parts.map(([spot, amount]) => ({ spot, amount: BigInt(amount) }))
    expect(isWithinLimits('baccarat', read, BigInt(bet), limits)).toBe(fits)
  })
})

describe('pace', () => {
  test.each(models)(
    '%s: every round is shown before the next one, and all tables start together',
    (model) => {
      const own = paceOf({ model })
      const random = seeded(7)
      for (let round = 0; round < 500; round++) {
        const drawn = drawRound(variantOf({ model }), round, random)
        expect(own.open + shownAfter(own, drawn)).toBeLessThan(own.whole - 2_000)
        expect(shownAfter(own, drawn)).toBeGreaterThanOrEqual(earliestShown(variantOf({ model }), own))
      }
      expect(180_000 % own.whole).toBe(0)
    },
  )

  test('cards come one after the other, and the earliest end is that of a round without third cards', () => {
    const natural = stepsOf(
      pace,
      drawRound('baccarat', 1, () => 3),
    )
    expect(natural).toHaveLength(4)
    expect(natural).toEqual([...natural].sort((a, b) => a - b))
    expect(
      shownAfter(
        pace,
        drawRound('baccarat', 1, () => 3),
      ),
    ).toBe(earliestShown('baccarat', pace))
    expect(
      stepsOf(
        pace,
        drawRound('baccarat', 1, () => 0),
      ),
    ).toHaveLength(6)
  })
})

describe('the crowd', () => {
  const at = { nodeId: '1017', variant: 'roulette', open: 21_000, least: 1_000n, most: 5_000_000n } as const

  test('is the same for everybody, differs from round to round, and bets in time and within the limits', () => {
    expect(crowdBets({ ...at, round: 5 })).toEqual(crowdBets({ ...at, round: 5 }))
    expect(crowdBets({ ...at, round: 6 })).not.toEqual(crowdBets({ ...at, round: 5 }))
    for (const variant of liveVariants)
      for (let round = 0; round < 40; round++) {
        const bets = crowdBets({ ...at, variant, round, most: 10_000n })
        for (const { name, spot, amount, after } of bets) {
          expect(name).toMatch(/^..\*{3}.$/)
          expect(after).toBeGreaterThan(0)
          expect(after).toBeLessThan(at.open - 2_500)
          expect([
            spot,
            isWithinLimits(variant, [{ spot, amount }], amount, { least: 1_000n, most: 10_000n }),
          ]).toEqual([spot, true])
        }
      }
  })

  test('people stay for a while, and there are always more of them than bets', () => {
    const names = (round: number) => new Set(crowdBets({ ...at, round }).map(({ name }) => name))
    const again = [...names(5)].filter((name) => names(6).has(name))
    expect(again.length).toBeGreaterThan(3)
    for (let round = 0; round < 300; round++)
      expect(crowdSize('1017', round)).toBeGreaterThan(names(round).size)
    expect(dealerAt('1017', 0).name).not.toBe(dealerAt('1017', 30 * 60_000).name)
  })
})

describe('a table', () => {
  test('[LNCH-08] bets are taken for the open round alone, everybody sees one result, and none before its time', async () => {
    let now = 5 * pace.whole
    const live = createLiveGame(timedParts(() => now, seeded(6)))
    const tableFor = async (account: string) => {
      const table = await live.table({ ...place, account }, [])
      if (table?.kind !== 'live') throw new Error('no live table')
      return table
    }
    expect(await tableFor('juan')).toMatchObject({
      round: 5,
      result: null,
      steps: [],
      shownAt: null,
      lastRound: 4,
    })
    const soonest = now + pace.open + earliestShown('baccarat', pace)
    expect(await live.accept(place, placed('5:banker=10.00'))).toEqual({ settlesAt: soonest })
    expect(await live.accept(place, placed('4:banker=10.00'))).toBe('BETS_CLOSED')
    expect(await live.accept(place, placed('6:banker=10.00'))).toBe('BETS_CLOSED')
    for (const choice of ['5:red=10.00', '5:banker=9.00', '5:banker', 'banker', ''])
      expect(await live.accept(place, placed(choice))).toBe('CHOICE_IMPOSSIBLE')

    now += pace.open
    expect(await live.accept(place, placed('5:banker=10.00'))).toBe('BETS_CLOSED')
    const closed = await tableFor('juan')
    expect((await tableFor('rico')).result).toEqual(closed.result)
    // The result is there to be shown, and not yet history.
    expect(closed).toMatchObject({ lastRound: 4, result: { round: 5 } })
    expect(await live.settle(place, placed('5:banker=10.00'))).toBeUndefined()

    now = closed.shownAt ?? 0
    expect(await tableFor('juan')).toMatchObject({
      lastRound: 5,
      history: [closed.result?.sides.join('+'), ...closed.history].slice(0, closed.history.length + 1),
    })
    const wins = await Promise.all(
      ['player', 'banker', 'tie'].map((spot) => live.settle(place, placed(`5:${spot}=10.00`))),
    )
    expect(wins.some((win) => typeof win === 'bigint' && win > 0n)).toBe(true)
    // A bet of an older kind, which nobody can read any more, is given back.
    expect(await live.settle(place, placed('5:banker'))).toBe('void')
  })

  test.each(models)(
    '%s: a glance from outside agrees with what the table shows, at every moment',
    async (model) => {
      const own = paceOf({ model })
      let now = 90 * own.whole
      const live = createLiveGame(timedParts(() => now, seeded(3)))
      const game: OpenedGame['game'] = { ...place.game, model, nodeId: '1020' }
      for (let step = 0; step < 40; step++) {
        now += 1_700
        const table = await live.table({ ...place, game }, [])
        const glance = live.glance?.(game)
        if (table?.kind !== 'live' || !glance) throw new Error('no live table')
        expect(glance.players).toBe(table.players)
        expect(glance.dealer).toBe(table.dealer.name)
        expect([glance.closesAt, glance.nextAt]).toEqual([table.closesAt, table.nextAt])
        const shown = table.history.slice(0, 10).map((sides) => sides.split('+'))
        expect(glance.results.map((round) => round.map(({ side }) => side))).toEqual(
          shown.map((sides) => (model === 'color-game-live' ? sides : sides.slice(0, 1))),
        )
        expect(roundAt(own, now).round).toBe(table.round)
      }
    },
  )

  test('tells when this player looked last, so that the page can say what was missed', async () => {
    let now = 5 * pace.whole
    const live = createLiveGame(timedParts(() => now, seeded(6)))
    const seenAt = async (account: string) => {
      const table = await live.table({ ...place, account }, [])
      return table?.kind === 'live' && table.seenAt
    }
    expect(await seenAt('juan')).toBeNull()
    now += 90_000
    expect(await seenAt('juan')).toBe(5 * pace.whole)
    expect(await seenAt('rico')).toBeNull()
  })
})
