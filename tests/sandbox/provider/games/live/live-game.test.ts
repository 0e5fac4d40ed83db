import { describe, expect, test } from 'vitest'
import { opened } from '../opened.ts'
import { seeded } from '../seeded.ts'
import { placed, timedParts } from '../timed-parts.ts'
import { createLiveGame, liveRound } from './live-game.ts'
import { bankerDraws, rouletteWins } from './live-rules.ts'

const place = { ...opened({ model: 'baccarat' }), account: 'juan', sessionId: 's' }

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
    const live = createLiveGame(timedParts(() => now, seeded(6)))
    const before = await live.table(place, [])
    expect(before).toMatchObject({ round: 5, result: null })
    expect(before?.kind === 'live' && before.history[0]?.round).toBe(4)
    expect(await live.accept(place, placed('5:banker'))).toEqual({ settlesAt: now + liveRound.open })
    expect(await live.accept(place, placed('4:banker'))).toBe('BETS_CLOSED')
    expect(await live.accept(place, placed('6:banker'))).toBe('BETS_CLOSED')
    for (const choice of ['5:red', 'banker', '5:', '5:__proto__', ''])
      expect(await live.accept(place, placed(choice))).toBe('CHOICE_IMPOSSIBLE')
    now += liveRound.open
    expect(await live.accept(place, placed('5:banker'))).toBe('BETS_CLOSED')
    const after = await live.table(place, [])
    expect(await live.table({ ...place, sessionId: 'other' }, [])).toEqual(after)
    const wins = await Promise.all(
      ['player', 'banker', 'tie'].map((spot) => live.settle(place, placed(`5:${spot}`))),
    )
    expect(wins.some((win) => typeof win === 'bigint' && win > 0n)).toBe(true)
  })
})
